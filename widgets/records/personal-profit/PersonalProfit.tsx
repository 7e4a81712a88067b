import { GAME_TYPES } from '@liveryjs/client/games/game-type-keys';
import {
  Button,
  Chart,
  ChoiceFilter,
  LinkTo,
  Records,
  signOf,
  token,
  useIntl,
  useMessages,
  useRecordAddress,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { DATE_STYLE, digitsOf } from '@liveryjs/engine/kit/plain';
import { useChange } from '@liveryjs/parts/use-change';
import { useGameTypes } from '@liveryjs/parts/use-game-types';
import type { GameCategoryCode, PersonalProfitDay } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { dayAt, PARTS, seriesOf, stretchesOf } from './personal-profit.model.ts';
import type { Props } from './personal-profit.props.ts';
import { usePersonalProfit } from './use-personal-profit.ts';

const Result = styled.bdi`
  font-weight: ${token('font.weight.semibold')};

  &[data-sign='plus'] {
    color: ${token('color.amount.positive')};
  }

  &[data-sign='minus'] {
    color: ${token('color.amount.negative')};
  }
`;

const gameTypes = Object.keys(GAME_TYPES) as GameCategoryCode[];

/** The member's wins and losses by days: the page personalProfit of the member centre [2.35]. */
export default function PersonalProfit({ props: { pageSize, games } }: WidgetProps<Props>) {
  const t = useMessages();
  const intl = useIntl();
  const address = useRecordAddress('profit', { gameType: gameTypes });
  const { profit, before, bounds, money, ...record } = usePersonalProfit(address);
  const change = useChange();
  const days = profit && [...profit.list].reverse();
  const date = (day: Date) => intl.formatDate(day, DATE_STYLE);
  const dayOf = ({ day }: PersonalProfitDay) => (bounds ? date(dayAt(bounds.from, day)) : '');
  const signed = (result: string) => money(result, 'exceptZero');
  const digits = digitsOf(profit?.result ?? '0');
  const stretches = profit && bounds ? stretchesOf(profit.list, bounds) : [];
  return (
    <Records
      label={t('personalProfit.label')}
      address={address}
      record={record}
      filters={
        <ChoiceFilter
          label={t('personalProfit.gameType')}
          value={address.chosen.gameType}
          options={useGameTypes(address.chosen.gameType)}
          onChoose={(gameType) => address.change({ gameType })}
        />
      }
      empty={[
        'bets',
        'betRecords.none',
        games && (
          <Button as={LinkTo} to={games} $tone="primary">
            {t('betRecords.browse')}
          </Button>
        ),
      ]}
      columns={[
        { id: 'day', head: t('personalProfit.day'), cell: dayOf, file: dayOf },
        {
          id: 'count',
          head: t('personalProfit.bets'),
          isNumber: true,
          cell: ({ count }) => intl.formatNumber(count),
          file: ({ count }) => String(count),
        },
        ...PARTS.map((part) => ({
          id: part,
          head: t(`personalProfit.${part}`),
          isNumber: true as const,
          cell: (row: PersonalProfitDay) => <bdi>{money(row[part])}</bdi>,
          file: (row: PersonalProfitDay) => row[part],
        })),
        {
          id: 'result',
          head: t('personalProfit.result'),
          isNumber: true,
          cell: ({ result }) => <Result data-sign={signOf(result)}>{signed(result)}</Result>,
          file: ({ result }) => result,
        },
      ]}
      rows={days?.slice((address.page - 1) * pageSize, address.page * pageSize)}
      rowKey={({ day }) => day}
      pages={Math.ceil((days?.length ?? 0) / pageSize)}
      totals={
        profit
          ? ([...PARTS, 'result'] as const).map((part) => ({
              name: t(`personalProfit.${part}`),
              text: part === 'result' ? signed(profit.result) : money(profit[part]),
              sign: part === 'result' ? signOf(profit.result) : undefined,
              change: before && change({ now: profit[part], before: before[part], write: money }),
              course: {
                values: stretches.map(({ sums }) => sums[part]),
                format: (value: number) => money(value.toFixed(digits)),
              },
            }))
          : []
      }
      above={
        <Chart
          title={t('personalProfit.chart')}
          kind="bars"
          labels={stretches.map(({ from }) => intl.formatDate(from, { month: 'short', day: 'numeric' }))}
          series={seriesOf(t('personalProfit.result'), stretches)}
          format={(value) => signed(value.toFixed(digits))}
        />
      }
      readAll={async () => days ?? []}
      fileName="profit"
    />
  );
}
