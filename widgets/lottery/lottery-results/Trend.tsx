import { trendAxes, trendOf } from '@liveryjs/client/lottery/trend';
import { Chips, token, useIntl, useMessages } from '@liveryjs/engine/kit';
import type { LotteryNumberGroup, LotteryOpened } from '@liveryjs/schemas/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Chart } from './Chart.tsx';

const Frame = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};

  > p {
    margin: 0;
    color: ${token('color.text.secondary')};
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.5')};
  align-items: start;

  @container (min-width: 44rem) {
    grid-template-columns: minmax(0, auto) minmax(18rem, 1fr);
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${token('typography.small')};

  caption {
    padding-block-end: ${token('space.2')};
    color: ${token('color.text.secondary')};
    text-align: start;
  }

  th,
  td {
    padding: ${token('space.1')};
    border-block-end: 1px solid ${token('color.border.subtle')};
    text-align: start;
    overflow-wrap: anywhere;
  }

  thead th {
    background: ${token('color.table.header')};
    overflow-wrap: normal;
  }
`;

interface Props {
  readonly opened: readonly LotteryOpened[];
  readonly groups: readonly LotteryNumberGroup[];
}

/** The numbers that came at one place: drawn, and counted. */
export function Trend({ opened, groups }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const axes = trendAxes(groups);
  const [chosen, choose] = useState(axes[0]?.id);
  const axis = axes.find(({ id }) => id === chosen) ?? axes[0];
  if (!axis) return <p>{t('lotteryResults.noTrend')}</p>;
  const nameOf = ({ group, place }: (typeof axes)[number]) =>
    place === undefined ? group.labelName : t('lotteryResults.place', { group: group.labelName, place });
  return (
    <Frame>
      {axes.length > 1 && (
        <Chips
          label={t('lotteryResults.axis')}
          value={axis.id}
          options={axes.map((item) => ({ value: item.id, content: nameOf(item) }))}
          onChoose={choose}
        />
      )}
      <Sides>
        <Chart axis={axis} name={nameOf(axis)} opened={opened} />
        <Table>
          <caption>{t('lotteryResults.trendOver', { axis: nameOf(axis), count: opened.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('lotteryResults.number')}</th>
              <th scope="col">{t('lotteryResults.count')}</th>
              <th scope="col">{t('lotteryResults.missing')}</th>
              <th scope="col">{t('lotteryResults.longestMissing')}</th>
            </tr>
          </thead>
          <tbody>
            {trendOf(axis, opened).map(({ option, count, missing, longestMissing }) => (
              <tr key={option}>
                <th scope="row">{option}</th>
                <td>{intl.formatNumber(count)}</td>
                <td>{intl.formatNumber(missing)}</td>
                <td>{intl.formatNumber(longestMissing)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Sides>
    </Frame>
  );
}
