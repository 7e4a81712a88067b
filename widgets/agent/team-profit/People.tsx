import { Button, Icon, Records, Select, TextFilter, token, useMessages } from '@liveryjs/engine/kit';
import { useRecords } from '@liveryjs/parts/use-records';
import { getTeamProfit } from '@liveryjs/schemas/calls/team';
import type { TeamProfitRequest } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import type { Address, Sums } from './sum.ts';
import { SORTS } from './team-profit.model.ts';

const Name = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${token('color.text.link')};
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
  cursor: pointer;
`;

interface Props {
  readonly address: Address;
  readonly pageSize: number;
  readonly sums: Sums;
}

/** Everybody below the agent who bet or moved money, by person. */
export function People({ address, pageSize, sums }: Props) {
  const t = useMessages();
  const { username, sort, direction } = address.chosen;
  const { data, ...record } = useRecords(getTeamProfit, address, pageSize, {
    ...(username && { username }),
    // An address is read with the options at hand: what is chosen is one of them.
    ...(sort && { sort: sort as NonNullable<TeamProfitRequest['sort']> }),
    ...(direction && { direction: 'back' as const }),
  });
  const { columns, totals } = sums(data?.currency);
  return (
    <Records
      label={t('teamProfit.label')}
      address={address}
      record={record}
      filters={
        <>
          <TextFilter
            label={t('teamProfit.username')}
            value={username}
            onType={(text) => address.change({ username: text })}
          />
          <Select
            label={t('teamProfit.sort')}
            value={sort || 'username'}
            options={SORTS.map(
              (name) => [name, `${t('teamProfit.sort')}: ${t(`teamProfit.${name}`)}`] as const,
            )}
            onChoose={(chosen) => address.change({ sort: chosen, direction: '' })}
          />
          <Button
            type="button"
            $tone="quiet"
            aria-label={t('teamProfit.turn')}
            aria-pressed={direction !== ''}
            onClick={() => address.change({ direction: direction ? '' : 'back' })}
          >
            <Icon
              name={
                (direction === '') === (sort === '' || sort === 'username') ? 'chevron-down' : 'chevron-up'
              }
            />
          </Button>
        </>
      }
      columns={[
        {
          id: 'username',
          head: t('teamProfit.username'),
          cell: (row) => (
            <Name
              type="button"
              aria-label={t('teamProfit.open', { name: row.username })}
              onClick={() => address.change({ person: row.username })}
            >
              <bdi>{row.username}</bdi>
            </Name>
          ),
          file: (row) => row.username,
        },
        ...columns,
      ]}
      rows={data?.list}
      rowKey={(row) => row.username}
      pages={data?.totalPages ?? 0}
      totals={data ? totals(data.results) : []}
      readAll={record.readAll}
      fileName="team-profit"
    />
  );
}
