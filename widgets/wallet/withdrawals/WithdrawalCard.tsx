import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { TRANSFER_STATUSES } from '@liveryjs/client/withdrawals/statuses';
import { Button, Tile, token, useBrand, useIntl, useMessages } from '@liveryjs/engine/kit';
import { compareDecimals, MOMENT_STYLE } from '@liveryjs/engine/kit/plain';
import type { Withdrawal } from '@liveryjs/schemas/platform';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Steps } from './Steps.tsx';

const Transfers = styled.ul`
  display: grid;
  gap: ${token('space.1')};
  margin: 0;
  padding: ${token('space.2')} ${token('space.3')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.sunken')};
  font: ${token('typography.small')};

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space.4')};
  }
`;

interface Props {
  readonly withdrawal: Withdrawal;
  /** True while an action on one of the withdrawals is under way. */
  readonly busy: boolean;
  readonly onCancel: () => void;
}

/** One withdrawal: how far it is, what it came to, and what was sent for it. */
export function WithdrawalCard({ withdrawal, busy, onCancel }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const id = useId();
  const { reference, appliedAt, amount, fee, arrives, account, status, remark, transfers } = withdrawal;
  const money = moneyIn(useBrand(), intl.locale, withdrawal.currency);
  const isFree = compareDecimals(fee, '0') === 0;
  return (
    <Tile as="article" aria-labelledby={id}>
      <header>
        <h4 id={id} dir="ltr">
          {reference}
        </h4>
        <strong>
          <bdi>{money(amount)}</bdi>
        </strong>
      </header>
      <p>
        {intl.formatDate(appliedAt, MOMENT_STYLE)} · <bdi>{account}</bdi>
      </p>
      {!isFree && <p>{t('withdrawals.fee', { fee: money(fee), arrives: money(arrives) })}</p>}
      <Steps status={status} />
      {remark !== undefined && <p dir="auto">{t('withdrawals.remark', { remark })}</p>}
      {transfers.length > 0 && (
        <Transfers aria-label={t('withdrawals.transfers')}>
          {transfers.map((transfer) => (
            <li key={transfer.part}>
              <span>
                {t('withdrawals.part', { part: transfer.part })} <bdi>{money(transfer.amount)}</bdi>
              </span>
              <span>{t(TRANSFER_STATUSES[transfer.status])}</span>
            </li>
          ))}
        </Transfers>
      )}
      {status === 'PENDING' && (
        <footer>
          <Button type="button" disabled={busy} aria-describedby={id} onClick={onCancel}>
            {t('withdrawals.cancel')}
          </Button>
        </footer>
      )}
    </Tile>
  );
}
