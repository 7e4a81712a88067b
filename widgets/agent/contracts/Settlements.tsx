import type { ContractName } from '@liveryjs/client/contracts/contract-types';
import { ChoiceFilter, Records, token, useIntl, useMessages, useRecordAddress } from '@liveryjs/engine/kit';
import { MOMENT_STYLE } from '@liveryjs/engine/kit/plain';
import { useRecords } from '@liveryjs/parts/use-records';
import { getContractSettlements } from '@liveryjs/schemas/calls/contracts';
import type {
  ContractSettlement,
  ContractSettlementListRequest,
  ContractType,
} from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { useFigures } from './use-figures.ts';

const Amount = styled.bdi`
  &[data-side='RECEIVED'] {
    color: ${token('color.amount.positive')};
  }

  &[data-side='PAID'] {
    color: ${token('color.amount.negative')};
  }
`;

const SIDES = { RECEIVED: 'contracts.received', PAID: 'contracts.paid' } as const;
const PAYMENTS = { PAID: 'contracts.isPaid', DUE: 'contracts.due', NOTHING: 'contracts.nothing' } as const;

interface Props {
  readonly name: ContractName;
  readonly type: ContractType;
  readonly pageSize: number;
}

/** The income and cost of an agent's contracts of a type by period, with their parts [4.21]. */
export function Settlements({ name, type, pageSize }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const address = useRecordAddress(`${name}Settled`, { side: ['RECEIVED', 'PAID'], state: ['PAID', 'DUE'] });
  const { side, state } = address.chosen;
  const { data, ...record } = useRecords(getContractSettlements, address, pageSize, {
    type,
    // An address is read with the options at hand: what is chosen is one of them.
    ...(side && { side: side as NonNullable<ContractSettlementListRequest['side']> }),
    ...(state && { state: state as NonNullable<ContractSettlementListRequest['state']> }),
  });
  const { money, percent } = useFigures(data?.currency);
  const span = ({ from, to }: ContractSettlement) => intl.formatDateTimeRange(from, to, MOMENT_STYLE);
  const signed = (row: ContractSettlement) =>
    row.amount.replaceAll(/[0.]/g, '') === ''
      ? row.amount
      : row.side === 'PAID'
        ? `-${row.amount}`
        : row.amount;
  const payment = ({ state: paid }: ContractSettlement) => t(PAYMENTS[paid]);
  const other = ({ account }: ContractSettlement) => account ?? t('contracts.house');
  return (
    <Records
      label={t('contracts.settlements')}
      address={address}
      record={record}
      filters={
        <>
          <ChoiceFilter
            label={t('contracts.side')}
            value={side}
            options={[
              ['RECEIVED', t(SIDES.RECEIVED)],
              ['PAID', t(SIDES.PAID)],
            ]}
            onChoose={(chosen) => address.change({ side: chosen })}
          />
          <ChoiceFilter
            label={t('contracts.payment')}
            value={state}
            options={[
              ['PAID', t(PAYMENTS.PAID)],
              ['DUE', t(PAYMENTS.DUE)],
            ]}
            onChoose={(chosen) => address.change({ state: chosen })}
          />
        </>
      }
      columns={[
        { id: 'span', head: t('contracts.period'), cell: (row) => <bdi>{span(row)}</bdi> },
        { id: 'from', head: t('contracts.fromHead'), file: ({ from }) => from },
        { id: 'until', head: t('contracts.until'), file: ({ to }) => to },
        { id: 'account', head: t('contracts.with'), cell: (row) => <bdi>{other(row)}</bdi>, file: other },
        {
          id: 'members',
          head: t('contracts.members'),
          isNumber: true,
          cell: ({ activeMembers }) => intl.formatNumber(activeMembers),
          file: ({ activeMembers }) => String(activeMembers),
        },
        {
          id: 'validBet',
          head: t('contracts.validBet'),
          isNumber: true,
          cell: ({ validBet }) => <bdi>{money(validBet)}</bdi>,
          file: ({ validBet }) => validBet,
        },
        {
          id: 'profitAndLoss',
          head: t('contracts.profitAndLoss'),
          isNumber: true,
          cell: ({ profitAndLoss }) => <bdi>{money(profitAndLoss, 'exceptZero')}</bdi>,
          file: ({ profitAndLoss }) => profitAndLoss,
        },
        {
          id: 'rate',
          head: t('contracts.rate'),
          isNumber: true,
          cell: ({ rate }) => <bdi>{percent(rate)}</bdi>,
          file: ({ rate }) => rate,
        },
        {
          id: 'amount',
          head: t('contracts.amount'),
          isNumber: true,
          cell: (row) => (
            <Amount {...(row.state === 'PAID' && { 'data-side': row.side })}>
              {money(signed(row), 'exceptZero')}
            </Amount>
          ),
          file: signed,
        },
        { id: 'payment', head: t('contracts.payment'), cell: payment, file: payment },
      ]}
      rows={data?.list}
      rowKey={(row) => `${row.id} ${row.side}`}
      pages={data?.totalPages ?? 0}
      totals={
        data
          ? [
              { name: t('contracts.received'), text: money(data.received) },
              { name: t('contracts.paid'), text: money(data.paid) },
              { name: t('contracts.dueSum'), text: money(data.due) },
            ]
          : []
      }
      readAll={record.readAll}
      fileName={name}
    />
  );
}
