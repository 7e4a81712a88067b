import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { Failure, Outcome, Skeleton, token, useMessages, useReload, useResource } from '#engine/kit/index.ts';
import { session } from '#platform/session/session.ts';
import { getWallets, walletsKey } from '#platform/wallet/get-wallets.ts';
import { walletTransfer } from '#platform/wallet/transfer-wallet.ts';
import { TransferForm } from './TransferForm.tsx';

/** What a transfer changes, by the first part of its key. */
const CHANGED = ['getWallets', 'getBalance', 'getTransactionRecord'];

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  container-type: inline-size;
`;

const Line = styled(Skeleton)`
  min-block-size: ${token('size.control.lg')};
  margin-block-end: ${token('space.3')};
`;

/** Wallets by place and transfers between them: the page transferFund of the member centre [2.35]. */
export default function WalletTransfer() {
  const t = useMessages();
  const reload = useReload();
  const now = useSnapshot(session);
  const { at } = useSnapshot(walletTransfer.state);
  const { data, failure, retry } = useResource(walletsKey(now), getWallets);
  useEffect(() => {
    void walletTransfer.resume();
    return walletTransfer.clear;
  }, []);
  useEffect(() => {
    if (at === 'done') for (const name of CHANGED) reload(name);
  }, [at, reload]);
  if (!data && failure) return <Failure messageKey={failure} onRetry={retry} />;
  return (
    <Frame aria-label={t('walletTransfer.label')}>
      {data ? (
        <>
          <div>
            <Outcome at={at} onCheck={walletTransfer.check} />
          </div>
          <TransferForm list={data} />
        </>
      ) : (
        <div aria-busy="true">
          <Line />
          <Line />
          <Line />
        </div>
      )}
    </Frame>
  );
}
