import { Balls, Pager, token, useIntl, useMessages } from '@liveryjs/engine/kit';
import { groupNumbers } from '@liveryjs/platform/lottery/number-groups';
import type { LotteryNumberGroup, LotteryOpened } from '@liveryjs/schemas/platform';
import { useState } from 'react';
import { styled } from 'styled-components';

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
    vertical-align: top;
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

const Others = styled.details`
  margin-block-start: ${token('space.1')};

  summary {
    min-block-size: ${token('size.target')};
    color: ${token('color.text.link')};
    cursor: pointer;
  }

  dt {
    margin-block: ${token('space.2')} ${token('space.1')};
    color: ${token('color.text.secondary')};
  }

  dd {
    margin: 0;
  }
`;

interface Props {
  readonly opened: readonly LotteryOpened[];
  readonly groups: readonly LotteryNumberGroup[];
  readonly pageSize: number;
}

/** The draws in pages, newest first. */
export function Draws({ opened, groups, pageSize }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const [page, setPage] = useState(1);
  const shown = opened.slice((page - 1) * pageSize, page * pageSize);
  return (
    <>
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
            {shown.map(({ numero, openedAt, numbers }) => (
              <tr key={numero}>
                <th scope="row">
                  <bdi>{numero}</bdi>
                </th>
                <td>{intl.formatDate(openedAt, { dateStyle: 'short', timeStyle: 'short' })}</td>
                <td>
                  <Numbers groups={groups} numero={numero} numbers={numbers} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      <Pager
        page={page}
        pages={Math.ceil(opened.length / pageSize)}
        label={t('lotteryResults.pages')}
        onTurn={setPage}
      />
    </>
  );
}

interface NumbersProps {
  readonly groups: readonly LotteryNumberGroup[];
  readonly numero: string;
  readonly numbers: readonly string[];
}

function Numbers({ groups, numero, numbers }: NumbersProps) {
  const t = useMessages();
  const [first, ...others] = groupNumbers(groups, numbers);
  if (!first) return null;
  return (
    <>
      <Balls numbers={first.numbers} label={t('lotteryResults.numbersOf', { numero })} small />
      {others.length > 0 && (
        <Others>
          <summary>{t('lotteryResults.all')}</summary>
          <dl>
            {others.map(({ group, numbers: own }) => (
              <div key={group.group}>
                <dt>{group.labelName}</dt>
                <dd>
                  <Balls numbers={own} label={group.labelName} small />
                </dd>
              </div>
            ))}
          </dl>
        </Others>
      )}
    </>
  );
}
