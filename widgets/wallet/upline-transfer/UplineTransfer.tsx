import { session } from '@liveryjs/client/session/session';
import { uplineTransfer } from '@liveryjs/client/team/member-transfers';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import {
  EmptyState,
  Failure,
  FormPage,
  Icon,
  Placeholders,
  SubmissionStatus,
  token,
  useBrand,
  useIntl,
  useMessages,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { useReload } from '@liveryjs/parts/use-reload';
import { getSecurity } from '@liveryjs/schemas/calls/profile';
import { getTransactionRecord } from '@liveryjs/schemas/calls/records';
import { getBalance, getWallets } from '@liveryjs/schemas/calls/wallet';
import { getWithdrawConfig } from '@liveryjs/schemas/calls/withdrawals';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { UplineForm } from './UplineForm.tsx';

/** The calls whose answers a transfer changes. */
const CHANGED = [getWallets, getBalance, getTransactionRecord, getWithdrawConfig];

const Turnover = styled.p`
  display: flex;
  gap: ${token('space.2')};
  margin: 0;
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.warning.subtle')};
  color: ${token('color.warning.text')};
`;

/** Money to who brought the account [6.03]: the page transferUpline of the member centre [2.35]. */
export default function UplineTransfer() {
  const t = useMessages();
  const reload = useReload();
  const now = useSnapshot(session);
  const { at } = useSnapshot(uplineTransfer.state);
  const wallets = useCall(getWallets);
  const security = useCall(getSecurity);
  useEffect(() => {
    void uplineTransfer.resume();
    return uplineTransfer.clear;
  }, []);
  useEffect(() => {
    if (at === 'done') for (const changed of CHANGED) reload(changed);
  }, [at, reload]);
  const main = wallets.data?.wallets[0];
  const failed = [wallets, security].filter(({ data, failure }) => !data && failure);
  // An answer without a wallet is of no use.
  if (wallets.data && !main) failed.push(wallets);
  if (failed[0]) {
    const { failure = 'engine.loadFailed' } = failed[0];
    return <Failure messageKey={failure} onRetry={() => failed.map(({ retry }) => retry())} />;
  }
  if (now.member && (!now.member.toUpline || now.member.upline === undefined)) {
    return <EmptyState picture="people">{t('transfer.noUpline')}</EmptyState>;
  }
  return (
    <FormPage label={t('uplineTransfer.label')}>
      {now.member?.upline !== undefined && wallets.data && main && security.data ? (
        <>
          <TurnoverLeft />
          <SubmissionStatus at={at} onCheck={uplineTransfer.check} />
          <UplineForm
            upline={now.member.upline}
            available={main.amount}
            currency={wallets.data.currency}
            passwordKind={security.data.hasPaymentPassword ? 'payment' : 'login'}
          />
        </>
      ) : (
        <Placeholders as="rows" />
      )}
    </FormPage>
  );
}

/** The amount to bet before money can go to somebody else: the platform asks for it as for withdrawals. */
function TurnoverLeft() {
  const t = useMessages();
  const brand = useBrand();
  const { locale } = useIntl();
  const { data } = useCall(getWithdrawConfig);
  // Where it cannot be told, the platform says so of what is sent.
  if (!data || Number(data.turnoverLeft) === 0) return null;
  return (
    <Turnover role="status">
      <Icon name="warning" />
      <span>
        {t('uplineTransfer.turnover', { left: moneyIn(brand, locale, data.currency)(data.turnoverLeft) })}
      </span>
    </Turnover>
  );
}
