import { teamTransfer } from '@liveryjs/client/team/member-transfers';
import { balanceVisibility } from '@liveryjs/client/wallet/balance-visibility';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import {
  Failure,
  Skeleton,
  SubmissionStatus,
  SuccessMessage,
  Tile,
  token,
  useBrand,
  useIntl,
  useMessages,
} from '@liveryjs/engine/kit';
import { TransferForm } from '@liveryjs/parts/transfer-form';
import { useCall } from '@liveryjs/parts/use-call';
import { useReload } from '@liveryjs/parts/use-reload';
import { getSecurity } from '@liveryjs/schemas/calls/profile';
import { getTeamMember, getTeamMembers } from '@liveryjs/schemas/calls/team';
import { getBalance, getWallets } from '@liveryjs/schemas/calls/wallet';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';

/** The calls whose answers a transfer changes. */
const CHANGED = [getBalance, getWallets, getTeamMember, getTeamMembers];
const WORDS = {
  label: 'teamMembers.transfer',
  submit: 'teamMembers.transferSend',
  busy: 'teamMembers.transferBusy',
  sure: 'teamMembers.transferSure',
  sureText: 'teamMembers.transferSureText',
};

const Line = styled(Skeleton)`
  min-block-size: ${token('size.control.lg')};
  border-radius: ${token('radius.sm')};
`;

/** Money from the agent's main wallet to somebody of the team [6.03]. */
export function Transfer({ username }: { username: string }) {
  const t = useMessages();
  const reload = useReload();
  const { at, answer } = useSnapshot(teamTransfer.state);
  const { hidden } = useSnapshot(balanceVisibility);
  const wallets = useCall(getWallets);
  const security = useCall(getSecurity);
  const money = moneyIn(useBrand(), useIntl().locale, wallets.data?.currency);
  useEffect(() => {
    void teamTransfer.resume();
    return teamTransfer.clear;
  }, []);
  useEffect(() => {
    if (at === 'done') for (const changed of CHANGED) reload(changed);
  }, [at, reload]);
  const main = wallets.data?.wallets[0];
  const failed = [wallets, security].filter(({ data, failure }) => !data && failure);
  // An answer without a wallet is of no use.
  if (wallets.data && !main) failed.push(wallets);
  return (
    <Tile as="section" aria-labelledby="team-members-transfer">
      <h4 id="team-members-transfer">{t('teamMembers.transfer')}</h4>
      <p>{t('teamMembers.transferText', { username })}</p>
      <SubmissionStatus at={at} onCheck={teamTransfer.check} />
      <SuccessMessage>
        {at === 'done' &&
          answer &&
          t('teamMembers.transferred', {
            amount: money(answer.amount),
            username: answer.to,
            reference: answer.reference,
          })}
      </SuccessMessage>
      {failed[0] ? (
        <Failure
          messageKey={failed[0].failure ?? 'engine.loadFailed'}
          onRetry={() => failed.map(({ retry }) => retry())}
        />
      ) : wallets.data && main && security.data ? (
        <TransferForm
          transfer={teamTransfer}
          to={username}
          available={main.amount}
          currency={wallets.data.currency}
          passwordKind={security.data.hasPaymentPassword ? 'payment' : 'login'}
          words={WORDS}
          values={{ username }}
          hint={t('teamMembers.available', { amount: hidden ? '***' : money(main.amount) })}
        />
      ) : (
        <div aria-busy="true">
          <Line />
        </div>
      )}
    </Tile>
  );
}
