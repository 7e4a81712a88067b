import { walletTransfer } from '@liveryjs/client/wallet/wallet-transfer';
import { Failure, Placeholders, SubmissionStatus, token, useMessages } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { useReload } from '@liveryjs/parts/use-reload';
import { getTransactionRecord } from '@liveryjs/schemas/calls/records';
import { getBalance, getWallets } from '@liveryjs/schemas/calls/wallet';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { TransferForm } from './TransferForm.tsx';

/** The calls whose answers a transfer changes. */
const CHANGED = [getWallets, getBalance, getTransactionRecord];

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  container-type: inline-size;
`;

/** Wallets by place and transfers between them: the page transferFund of the member centre [2.35]. */
export default function WalletTransfer() {
  const t = useMessages();
  const reload = useReload();
  const { at } = useSnapshot(walletTransfer.state);
  const { data, failure, retry } = useCall(getWallets);
  useEffect(() => {
    void walletTransfer.resume();
    return walletTransfer.clear;
  }, []);
  useEffect(() => {
    if (at === 'done') for (const changed of CHANGED) reload(changed);
  }, [at, reload]);
  const isEmpty = data?.wallets.length === 0;
  if (isEmpty || (!data && failure))
    return <Failure messageKey={failure ?? 'engine.loadFailed'} onRetry={retry} />;
  return (
    <Frame aria-label={t('walletTransfer.label')}>
      {data ? (
        <>
          <div>
            <SubmissionStatus at={at} onCheck={walletTransfer.check} />
          </div>
          <TransferForm list={data} />
        </>
      ) : (
        <Placeholders as="rows" />
      )}
    </Frame>
  );
}
