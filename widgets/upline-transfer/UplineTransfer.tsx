import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import {
  Empty,
  Failure,
  Icon,
  Outcome,
  Skeleton,
  token,
  useMessages,
  useReload,
  useResource,
} from '#engine/kit/index.ts';
import { getSecurity, securityKey } from '#platform/profile/get-security.ts';
import { session } from '#platform/session/session.ts';
import { uplineTransfer } from '#platform/team/transfer-to-member.ts';
import { getWallets, walletsKey } from '#platform/wallet/get-wallets.ts';
import { UplineForm } from './UplineForm.tsx';

/** What a transfer changes, by the first part of its key. */
const CHANGED = ['getWallets', 'getBalance', 'getTransactionRecord'];

const Frame = styled.section`
  max-inline-size: 28rem;
`;

const Line = styled(Skeleton)`
  min-block-size: ${token('size.control.lg')};
  margin-block-end: ${token('space.3')};
`;

/** Money to who brought the account [6.03]: the page transferUpline of the member centre [2.35]. */
export default function UplineTransfer() {
  const t = useMessages();
  const reload = useReload();
  const now = useSnapshot(session);
  const { at } = useSnapshot(uplineTransfer.state);
  const wallets = useResource(walletsKey(now), getWallets);
  const security = useResource(securityKey(now), getSecurity);
  useEffect(() => {
    void uplineTransfer.resume();
    return uplineTransfer.clear;
  }, []);
  useEffect(() => {
    if (at === 'done') for (const name of CHANGED) reload(name);
  }, [at, reload]);
  const failed = [wallets, security].filter(({ data, failure }) => !data && failure);
  const main = wallets.data?.wallets[0];
  if (failed[0]) {
    const { failure = '' } = failed[0];
    return <Failure messageKey={failure} onRetry={() => failed.map(({ retry }) => retry())} />;
  }
  if (now.member && (!now.member.toUpline || now.member.upline === undefined)) {
    return (
      <Empty>
        <Icon name="users" />
        <p>{t('transfer.noUpline')}</p>
      </Empty>
    );
  }
  return (
    <Frame aria-label={t('uplineTransfer.label')}>
      {now.member?.upline !== undefined && wallets.data && main && security.data ? (
        <>
          <Outcome at={at} onCheck={uplineTransfer.check} />
          <UplineForm
            upline={now.member.upline}
            available={main.amount}
            currency={wallets.data.currency}
            passwordKind={security.data.hasPaymentPassword ? 'payment' : 'login'}
          />
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
