import { DataTable, token, useIntl, useMessages } from '@liveryjs/engine/kit';
import type { Contract } from '@liveryjs/schemas/platform';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { amountsOf, PERIODS, STATES } from './contracts.model.ts';
import { useFigures } from './use-figures.ts';

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.3')};
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};
  container-type: inline-size;

  h3,
  p {
    margin: 0;
  }

  h3 {
    color: ${token('color.text.primary')};
    font: ${token('typography.subheading')};
    overflow-wrap: anywhere;
  }

  p {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.3')};
  align-items: center;
  justify-content: space-between;
`;

const State = styled.span`
  padding: ${token('space.half')} ${token('space.3')};
  border: 1px solid ${token('color.border.regular')};
  border-radius: ${token('radius.full')};
  color: ${token('color.text.secondary')};
  font: ${token('typography.caption')};

  &[data-state='ACTIVE'] {
    border-color: ${token('color.success.border')};
    background: ${token('color.success.subtle')};
    color: ${token('color.success.text')};
  }

  &[data-state='OFFERED'] {
    border-color: ${token('color.warning.border')};
    background: ${token('color.warning.subtle')};
    color: ${token('color.warning.text')};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};

  &:empty {
    display: none;
  }
`;

interface Props {
  readonly contract: Contract;
  readonly currency: string;
  readonly title: string;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** One contract: with whom, how it stands, its tiers. */
export function ContractCard({ contract, currency, title, children }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const { percent, money, moment } = useFigures(currency);
  const { type, period, state, tiers, offeredAt, expiresAt, activeFrom, endedAt } = contract;
  const said = [
    t(PERIODS[period]),
    activeFrom
      ? t('contracts.since', { at: moment(activeFrom) })
      : t('contracts.offeredAt', { at: moment(offeredAt) }),
    expiresAt && t('contracts.expiresAt', { at: moment(expiresAt) }),
    endedAt && t('contracts.endedAt', { at: moment(endedAt) }),
  ];
  return (
    <Root aria-label={title}>
      <Head>
        <h3>{title}</h3>
        <State data-state={state}>{t(STATES[state])}</State>
      </Head>
      <p>{said.filter(Boolean).join(' · ')}</p>
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
      <Buttons>{children}</Buttons>
    </Root>
  );
}
