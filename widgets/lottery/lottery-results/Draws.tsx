import { groupNumbers } from '@liveryjs/client/lottery/number-groups';
import { Balls, Fold, Pager, token, useIntl, useMessages } from '@liveryjs/engine/kit';
import { MOMENT_STYLE } from '@liveryjs/engine/kit/plain';
import { PrizeTable } from '@liveryjs/parts/prize-table';
import type { LotteryNumberGroup, LotteryOpened } from '@liveryjs/schemas/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Props as WidgetProps } from './lottery-results.props.ts';

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  inline-size: 100%;
  margin-block-end: ${token('space.4')};
  border-collapse: collapse;
  font: ${token('typography.small')};

  th,
  td {
    padding: ${token('space.2')} ${token('space.3')};
    border-block-end: 1px solid ${token('color.border.subtle')};
    text-align: start;
    vertical-align: baseline;
  }

  thead th {
    background: ${token('color.table.header')};
    color: ${token('color.text.primary')};
  }

  tbody th {
    font-weight: ${token('font.weight.medium')};
  }

  td:nth-child(2) {
    color: ${token('color.text.secondary')};
    white-space: nowrap;
  }

  @media (max-width: 40rem) {
    th,
    td {
      padding-inline: ${token('space.1')};
    }

    :is(th, td):nth-child(2) {
      display: none;
    }
  }
`;

const Stubs = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${token('space.4')};
  align-items: start;
  margin: 0 0 ${token('space.4')};
  padding: 0;

  > li {
    display: grid;
    gap: ${token('space.2')};
    padding: ${token('space.4')};
    border: 1px solid ${token('color.border.regular')};
    border-block-start-style: dashed;
    background: ${token('color.surface.raised')};
  }

  h3 {
    margin: 0;
    font: ${token('typography.label')};
  }

  time {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }
`;

const All = styled(Fold)`
  margin-block-start: ${token('space.1')};
`;

interface Props {
  readonly opened: readonly LotteryOpened[];
  readonly groups: readonly LotteryNumberGroup[];
  readonly pageSize: number;
  readonly layout: WidgetProps['layout'];
}

/** The draws in pages, newest first. */
export function Draws({ opened, groups, pageSize, layout }: Props) {
  const t = useMessages();
  const [page, setPage] = useState(1);
  const shown = opened.slice((page - 1) * pageSize, page * pageSize);
  return (
    <>
      {layout === 'tickets' ? (
        <Tickets draws={shown} groups={groups} />
      ) : (
        <Rows draws={shown} groups={groups} />
      )}
      <Pager
        page={page}
        pages={Math.ceil(opened.length / pageSize)}
        label={t('lotteryResults.pages')}
        onTurn={setPage}
      />
    </>
  );
}

interface ShownProps {
  readonly draws: readonly LotteryOpened[];
  readonly groups: readonly LotteryNumberGroup[];
}

function Rows({ draws, groups }: ShownProps) {
  const t = useMessages();
  const intl = useIntl();
  return (
    <Scroll>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('lotteryResults.draw')}</th>
            <th scope="col">{t('lotteryResults.time')}</th>
            <th scope="col">{t('lotteryResults.numbers')}</th>
          </tr>
        </thead>
        <tbody>
          {draws.map(({ numero, openedAt, numbers }) => (
            <tr key={numero}>
              <th scope="row">
                <bdi>{numero}</bdi>
              </th>
              <td>{intl.formatDate(openedAt, MOMENT_STYLE)}</td>
              <td>
                <Numbers groups={groups} numero={numero} numbers={numbers} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

function Tickets({ draws, groups }: ShownProps) {
  const t = useMessages();
  const intl = useIntl();
  return (
    <Stubs>
      {draws.map(({ numero, openedAt, numbers }) => (
        <li key={numero}>
          <h3>{t('lotteryResults.drawOf', { numero })}</h3>
          <time dateTime={openedAt}>{intl.formatDate(openedAt, MOMENT_STYLE)}</time>
          <Numbers groups={groups} numero={numero} numbers={numbers} />
        </li>
      ))}
    </Stubs>
  );
}

interface NumbersProps {
  readonly groups: readonly LotteryNumberGroup[];
  readonly numero: string;
  readonly numbers: readonly string[];
}

function Numbers({ groups, numero, numbers }: NumbersProps) {
  const t = useMessages();
  const prizes = groupNumbers(groups, numbers);
  const [first] = prizes;
  if (!first) return null;
  return (
    <>
      <Balls numbers={first.numbers} label={t('lotteryResults.numbersOf', { numero })} small />
      {prizes.length > 1 && (
        <All summary={t('lotteryResults.all')}>
          <PrizeTable caption={t('lotteryResults.numbersOf', { numero })} prizes={prizes} />
        </All>
      )}
    </>
  );
}
