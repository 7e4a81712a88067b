import { Badge, DataTable, Tile, useIntl, useMessages } from '@liveryjs/engine/kit';
import type { Contract } from '@liveryjs/schemas/platform';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { amountsOf, PERIODS, STATES } from './contracts.model.ts';
import { useFigures } from './use-figures.ts';

const Root = styled(Tile)`
  container-type: inline-size;

  > footer {
    justify-content: start;
  }
`;

const TONES = {
  OFFERED: 'warning',
  ACTIVE: 'success',
  REJECTED: 'neutral',
  TERMINATED: 'neutral',
  SUPERSEDED: 'neutral',
  EXPIRED: 'neutral',
} as const satisfies Record<Contract['state'], string>;

interface Props {
  readonly contract: Contract;
  readonly currency: string;
  readonly title: string;
  /** The actions on the contract. */
  readonly children?: ReactNode;
}

/** One contract: with whom, how it stands, its tiers. */
export function ContractCard({ contract, currency, title, children }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const { percent, money, moment } = useFigures(currency);
  const { type, period, state, tiers, offeredAt, expiresAt, activeFrom, endedAt } = contract;
  const details = [
    t(PERIODS[period]),
    activeFrom
      ? t('contracts.since', { at: moment(activeFrom) })
      : t('contracts.offeredAt', { at: moment(offeredAt) }),
    expiresAt && t('contracts.expiresAt', { at: moment(expiresAt) }),
    endedAt && t('contracts.endedAt', { at: moment(endedAt) }),
  ];
  return (
    <Root as="article" aria-label={title}>
      <header>
        <h3>{title}</h3>
        <Badge $tone={TONES[state]}>{t(STATES[state])}</Badge>
      </header>
      <p>{details.filter(Boolean).join(' · ')}</p>
      <DataTable
        caption={t('contracts.tiers')}
        columns={[
          {
            id: 'rate',
            head: t('contracts.rate'),
            cell: ({ rate }) => <bdi>{percent(rate)}</bdi>,
          },
          {
            id: 'activeMembers',
            head: t('contracts.activeMembers'),
            isNumber: true,
            cell: ({ activeMembers }) => intl.formatNumber(activeMembers),
          },
          ...amountsOf(type).map(([name, label]) => ({
            id: name,
            head: t(label),
            isNumber: true as const,
            cell: (tier: Contract['tiers'][number]) => <bdi>{money(tier[name] ?? '0')}</bdi>,
          })),
        ]}
        rows={tiers}
        rowKey={({ rate }) => rate}
      />
      {children && <footer>{children}</footer>}
    </Root>
  );
}
