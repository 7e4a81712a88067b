import { byCode } from '@liveryjs/client/session/refusal-key';
import { session } from '@liveryjs/client/session/session';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { confirmReceived } from '@liveryjs/client/withdrawals/confirm-transfers';
import { CHANGED } from '@liveryjs/client/withdrawals/statuses';
import {
  loadWaitingTransfers,
  type WaitingTransfer,
  waitingTransfersKey,
} from '@liveryjs/client/withdrawals/waiting-transfers';
import { withdrawRefusals } from '@liveryjs/client/withdrawals/withdraw-refusals';
import {
  Button,
  Failure,
  token,
  useActionContext,
  useBrand,
  useIntl,
  useMessages,
  useResource,
} from '@liveryjs/engine/kit';
import { useReload } from '@liveryjs/parts/use-reload';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { TransferCard } from './TransferCard.tsx';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.3')};
  max-inline-size: ${token('size.dialog.md')};
  margin-block-end: ${token('space.6')};
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.brand')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  h3,
  p {
    margin: 0;
  }

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.2')} ${token('space.4')};
  }

  h3 {
    font: ${token('typography.heading')};
  }

  > p {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }
`;

/** Says of transfers whether they have come [4.22]: the withdrawal confirmation of [2.37]. */
export default function WithdrawalConfirm() {
  const t = useMessages();
  const reload = useReload();
  const brand = useBrand();
  const { locale } = useIntl();
  const { confirm, notify } = useActionContext();
  const { data, failure, retry } = useResource(
    waitingTransfersKey(useSnapshot(session)),
    loadWaitingTransfers,
  );
  const [busy, setBusy] = useState(false);
  const renew = useCallback(() => {
    for (const changed of CHANGED) reload(changed);
  }, [reload]);
  const receive = async (transfers: readonly WaitingTransfer[], kind: 'received' | 'all') => {
    const [first] = transfers;
    if (busy || !first) return;
    const sure = await confirm({
      title: `withdrawalConfirm.${kind}Ask`,
      text: `withdrawalConfirm.${kind}Text`,
      values: { amount: moneyIn(brand, locale, first.currency)(first.amount), count: transfers.length },
      confirm: 'withdrawalConfirm.received',
    });
    if (!sure) return;
    setBusy(true);
    try {
      await confirmReceived([...transfers]);
      notify('withdrawalConfirm.confirmed');
    } catch (error) {
      notify(byCode(error, withdrawRefusals) ?? 'withdrawalConfirm.notConfirmed', 'error');
    } finally {
      renew();
      setBusy(false);
    }
  };
  if (!data && failure) {
    return (
      <section aria-label={t('withdrawalConfirm.title')}>
        <Failure messageKey={failure} onRetry={retry} />
      </section>
    );
  }
  if (!data || data.length === 0) return null;
  const waiting = data.filter(({ status }) => status === 'SENT');
  return (
    <Frame aria-label={t('withdrawalConfirm.title')} aria-busy={busy}>
      <header>
        <h3>{t('withdrawalConfirm.title')}</h3>
        {waiting.length > 1 && (
          <Button type="button" disabled={busy} onClick={() => void receive(waiting, 'all')}>
            {t('withdrawalConfirm.all')}
          </Button>
        )}
      </header>
      <p>{t('withdrawalConfirm.lead')}</p>
      {data.map((transfer) => (
        <TransferCard
          key={`${transfer.reference}-${transfer.part}`}
          transfer={transfer}
          busy={busy}
          onReceived={() => void receive([transfer], 'received')}
          onRenew={renew}
        />
      ))}
    </Frame>
  );
}
