import {
  Failure,
  Form,
  FormField,
  Icon,
  Outcome,
  readFields,
  Skeleton,
  SubmitButton,
  token,
  useActionContext,
  useBrand,
  useDecimal,
  useForm,
  useIntl,
  useMessages,
} from '@liveryjs/engine/kit';
import { digitsOf, smallestWith } from '@liveryjs/engine/kit/plain';
import { useCall } from '@liveryjs/parts/use-call';
import { useReload } from '@liveryjs/parts/use-reload';
import { isUnderWay } from '@liveryjs/platform/client/payment';
import { isWrongPassword } from '@liveryjs/platform/points/points-refusal';
import { refusalText } from '@liveryjs/platform/session/refusal-text';
import { teamTransfer } from '@liveryjs/platform/team/member-transfers';
import { balanceVisibility } from '@liveryjs/platform/wallet/balance-visibility';
import { moneyIn } from '@liveryjs/platform/wallet/money-in';
import { transferRefusal } from '@liveryjs/platform/wallet/transfer-refusal';
import { getSecurity } from '@liveryjs/schemas/calls/profile';
import { getTeamMember, getTeamMembers } from '@liveryjs/schemas/calls/team';
import { getBalance, getWallets } from '@liveryjs/schemas/calls/wallet';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';

const FIELDS = [
  { name: 'amount', kind: 'decimal' },
  { name: 'remark' },
  { name: 'password', kind: 'password' },
] as const;
const LONGEST_REMARK = 60;
const LONGEST_PASSWORD = 200;
/** What a transfer changes. */
const CHANGED = [getBalance, getWallets, getTeamMember, getTeamMembers];

const Done = styled.output`
  display: flex;
  gap: ${token('space.2')};
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.success.subtle')};
  color: ${token('color.success.text')};
  overflow-wrap: anywhere;

  /* There from the start, so that screen readers follow it. */
  &:empty {
    position: absolute;
    padding: 0;
  }

  svg {
    flex: none;
  }
`;

const Line = styled(Skeleton)`
  min-block-size: ${token('size.control.lg')};
  border-radius: ${token('radius.sm')};
`;

/** Money from the agent's main wallet to somebody of the team [6.03]. */
export function Transfer({ username }: { username: string }) {
  const t = useMessages();
  const reload = useReload();
  const { at, answer } = useSnapshot(teamTransfer.state);
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
    <section aria-labelledby="team-members-transfer">
      <h4 id="team-members-transfer">{t('teamMembers.transfer')}</h4>
      <p>{t('teamMembers.transferText', { username })}</p>
      <Outcome at={at} onCheck={teamTransfer.check} />
      <Done>
        {at === 'done' && answer && (
          <>
            <Icon name="check" />
            <span>
              {t('teamMembers.transferred', {
                amount: money(answer.amount),
                username: answer.to,
                reference: answer.reference,
              })}
            </span>
          </>
        )}
      </Done>
      {failed[0] ? (
        <Failure
          messageKey={failed[0].failure ?? 'engine.loadFailed'}
          onRetry={() => failed.map(({ retry }) => retry())}
        />
      ) : wallets.data && main && security.data ? (
        <TransferForm
          username={username}
          available={main.amount}
          currency={wallets.data.currency}
          passwordKind={security.data.hasPaymentPassword ? 'payment' : 'login'}
        />
      ) : (
        <div aria-busy="true">
          <Line />
        </div>
      )}
    </section>
  );
}

interface FormProps {
  readonly username: string;
  /** What the main wallet holds, an exact decimal. */
  readonly available: string;
  readonly currency: string;
  readonly passwordKind: 'payment' | 'login';
}

function TransferForm({ username, available, currency, passwordKind }: FormProps) {
  const t = useMessages();
  const decimal = useDecimal();
  const context = useActionContext();
  const money = moneyIn(useBrand(), useIntl().locale, currency);
  const { hidden } = useSnapshot(balanceVisibility);
  const { at } = useSnapshot(teamTransfer.state);
  const label = t('transfer.amount');
  const password = t(`points.password.${passwordKind}`);
  const form = useForm({
    fields: FIELDS.map(({ name }) => name),
    read: (data) => readFields(data, FIELDS),
    check: (values) => ({
      amount: decimal.problem(label, values.amount, {
        digits: digitsOf(available),
        min: smallestWith(digitsOf(available)),
        // What is hidden is not told by what is wrong.
        max: hidden ? undefined : available,
        show: money,
      }),
      password: values.password === '' ? t('form.notEmpty', { field: password }) : undefined,
    }),
    async send({ amount: typed, remark, password: secret }) {
      const amount = decimal.read(typed) ?? '0';
      const sure = await context.confirm({
        title: 'teamMembers.transferSure',
        text: 'teamMembers.transferSureText',
        values: { amount: money(amount), username },
        confirm: 'teamMembers.transferSend',
      });
      if (!sure) return;
      const what = { to: username, amount, password: secret, ...(remark !== '' && { remark }) };
      const { at: end, error } = await teamTransfer.send(what);
      if (end === 'refused') throw error;
      if (end === 'done') form.form.ref.current?.reset();
    },
    refused(error) {
      if (isWrongPassword(error)) {
        return { errors: { password: t('points.wrongPassword') }, empty: ['password'] };
      }
      const key = transferRefusal(error);
      return { refusal: key ? t(key) : refusalText(error, t) };
    },
  });
  const underWay = isUnderWay(at);
  const busy = form.busy ?? (underWay ? 'before' : undefined);
  return (
    <Form state={form} label={t('teamMembers.transfer')}>
      <FormField
        spec={{
          name: 'amount',
          kind: 'decimal',
          label,
          icon: 'wallet',
          hint: t('teamMembers.available', { amount: hidden ? '***' : money(available) }),
        }}
        error={form.errors.amount}
      />
      <FormField
        spec={{
          name: 'remark',
          kind: 'text',
          label: t('transfer.remark'),
          icon: 'pencil',
          autoComplete: 'off',
          optional: true,
          maxLength: LONGEST_REMARK,
        }}
        error={form.errors.remark}
      />
      <FormField
        spec={{
          name: 'password',
          kind: 'password',
          label: password,
          icon: 'lock',
          autoComplete: 'current-password',
        }}
        error={form.errors.password}
        maxLength={LONGEST_PASSWORD}
      />
      <SubmitButton state={{ busy }} busyText={t('teamMembers.transferBusy')}>
        {t('teamMembers.transferSend')}
      </SubmitButton>
    </Form>
  );
}
