import { hindranceOf } from '@liveryjs/client/withdrawals/quote-withdrawal';
import { CHANGED } from '@liveryjs/client/withdrawals/statuses';
import { withdrawing } from '@liveryjs/client/withdrawals/withdrawal-calls';
import {
  Button,
  EmptyState,
  Failure,
  FormPage,
  Placeholders,
  SubmissionStatus,
  useActivate,
  useMessages,
  useReview,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { BalanceSummary } from '@liveryjs/parts/balance-summary';
import { useCall } from '@liveryjs/parts/use-call';
import { useReload } from '@liveryjs/parts/use-reload';
import { getPayoutAccounts, getWithdrawConfig } from '@liveryjs/schemas/calls/withdrawals';
import type { PayoutAccount, WithdrawConfig } from '@liveryjs/schemas/platform';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { AddAccount } from './AddAccount.tsx';
import { Hindrance } from './Hindrance.tsx';
import { Receipt } from './Receipt.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { NO_WISH } from './withdraw.model.ts';
import type { Props } from './withdraw.props.ts';

/** Takes money out of the main wallet: the page withdraw of the member centre [1.02], [2.35]. */
export default function Withdraw({ props: { paymentPassword } }: WidgetProps<Props>) {
  const t = useMessages();
  const reload = useReload();
  const { at, answer } = useSnapshot(withdrawing.state);
  const config = useCall(getWithdrawConfig);
  // Without a payment password nothing is asked for that only one with it can change.
  const hasPassword = config.data?.hasPaymentPassword === true;
  const accounts = useCall(getPayoutAccounts, hasPassword ? {} : null);
  useEffect(() => {
    void withdrawing.resume();
    return withdrawing.clear;
  }, []);
  const { finish } = useReview();
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });
  useEffect(() => {
    if (at !== 'done') return;
    for (const changed of CHANGED) reload(changed);
    // A step back leads to neither the review nor the form.
    latest.current(NO_WISH);
  }, [at, reload]);
  const failure = config.failure ?? accounts.failure;
  return (
    <FormPage label={t('withdraw.label')} aside={<BalanceSummary />}>
      <SubmissionStatus at={at} onCheck={withdrawing.check} />
      {at === 'done' && answer ? (
        <Receipt withdrawal={answer} onAgain={withdrawing.clear} />
      ) : config.data && !hasPassword ? (
        <NoPassword paymentPassword={paymentPassword} />
      ) : config.data && accounts.data ? (
        <Body config={config.data} accounts={accounts.data.list} />
      ) : failure ? (
        <Failure
          messageKey={failure}
          onRetry={() => {
            if (config.failure) config.retry();
            if (accounts.failure) accounts.retry();
          }}
        />
      ) : (
        <Placeholders as="rows" />
      )}
    </FormPage>
  );
}

function NoPassword({ paymentPassword }: { paymentPassword: Props['paymentPassword'] | undefined }) {
  const t = useMessages();
  const activate = useActivate();
  return (
    <EmptyState
      picture="lock"
      action={
        paymentPassword && (
          <Button type="button" $tone="primary" onClick={() => activate(paymentPassword)}>
            {t('withdraw.paymentSet')}
          </Button>
        )
      }
    >
      {t('withdraw.paymentMissing')}
    </EmptyState>
  );
}

interface BodyProps {
  readonly config: WithdrawConfig;
  readonly accounts: readonly PayoutAccount[];
}

function Body({ config, accounts }: BodyProps) {
  const t = useMessages();
  const hindrance = hindranceOf(config);
  if (accounts.length === 0) {
    return (
      <>
        <EmptyState picture="money">
          <strong>{t('withdraw.noAccount')}</strong>
          {t('withdraw.noAccountText')}
        </EmptyState>
        <AddAccount config={config} />
      </>
    );
  }
  return (
    <>
      {hindrance && <Hindrance hindrance={hindrance} config={config} />}
      <WithdrawForm config={config} accounts={accounts} blocked={hindrance !== undefined} />
    </>
  );
}
