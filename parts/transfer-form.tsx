import { isUnderWay } from '@liveryjs/client/calls/payment';
import { isWrongPassword } from '@liveryjs/client/points/points-refusals';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import type { teamTransfer } from '@liveryjs/client/team/member-transfers';
import { balanceVisibility } from '@liveryjs/client/wallet/balance-visibility';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { transferRefusals } from '@liveryjs/client/wallet/transfer-refusals';
import {
  Form,
  FormField,
  readFields,
  SubmitButton,
  useActionContext,
  useBrand,
  useDecimal,
  useForm,
  useIntl,
  useMessages,
} from '@liveryjs/engine/kit';
import { digitsOf, smallestWith } from '@liveryjs/engine/kit/plain';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';

const FIELDS = [
  { name: 'amount', kind: 'decimal' },
  { name: 'remark' },
  { name: 'password', kind: 'password' },
] as const;
const LONGEST_REMARK = 60;
const LONGEST_PASSWORD = 200;

interface TransferFormProps {
  /** The kind of transfer that the form begins; how far it is, is for the caller to show. */
  readonly transfer: typeof teamTransfer;
  /** Account that gets the money, as the platform is told. */
  readonly to: string;
  /** The balance of the main wallet, an exact decimal. */
  readonly available: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The password that spending asks for. */
  readonly passwordKind: 'payment' | 'login';
  /** Message keys: name of the form, button, button while it is sent, and the question before. */
  readonly words: {
    readonly label: string;
    readonly submit: string;
    readonly busy: string;
    readonly sure: string;
    /** With `amount`, as it is written, and `values`. */
    readonly sureText: string;
  };
  /** Values of `sureText` beside the amount. */
  readonly values: Readonly<Record<string, string>>;
  /** Stands below the amount. */
  readonly hint?: string;
  /** Stands above the fields. */
  readonly children?: ReactNode;
}

/** Money from the main wallet to another account: amount, remark, password, and a question before it is sent [6.03]. */
export function TransferForm({
  transfer,
  to,
  available,
  currency,
  passwordKind,
  words,
  values,
  hint,
  children,
}: TransferFormProps) {
  const t = useMessages();
  const decimal = useDecimal();
  const context = useActionContext();
  const money = moneyIn(useBrand(), useIntl().locale, currency);
  const { hidden } = useSnapshot(balanceVisibility);
  const { at } = useSnapshot(transfer.state);
  const label = t('transfer.amount');
  const password = t(`points.password.${passwordKind}`);
  const form = useForm({
    fields: FIELDS.map(({ name }) => name),
    read: (data) => readFields(data, FIELDS),
    check: (typed) => ({
      amount: decimal.problem(label, typed.amount, {
        digits: digitsOf(available),
        min: smallestWith(digitsOf(available)),
        // An error must not tell the balance that is hidden.
        max: hidden ? undefined : available,
        show: money,
      }),
      password: typed.password === '' ? t('form.notEmpty', { field: password }) : undefined,
    }),
    async send({ amount: typed, remark, password: secret }) {
      const amount = decimal.read(typed) ?? '0';
      const sure = await context.confirm({
        title: words.sure,
        text: words.sureText,
        values: { ...values, amount: money(amount) },
        confirm: words.submit,
      });
      if (!sure) return;
      const what = { to, amount, password: secret, ...(remark !== '' && { remark }) };
      const { at: end, error } = await transfer.send(what);
      if (end === 'refused') throw error;
      if (end === 'done') form.form.ref.current?.reset();
    },
    refused(error) {
      if (isWrongPassword(error))
        return { errors: { password: t('points.wrongPassword') }, empty: ['password'] };
      return { refusal: refusalText(error, t, transferRefusals) };
    },
  });
  const busy = form.busy ?? (isUnderWay(at) ? 'before' : undefined);
  return (
    <Form state={form} label={t(words.label)}>
      {children}
      <FormField
        spec={{ name: 'amount', kind: 'decimal', label, icon: 'wallet', ...(hint !== undefined && { hint }) }}
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
      <SubmitButton state={{ busy }} busyText={t(words.busy)}>
        {t(words.submit)}
      </SubmitButton>
    </Form>
  );
}
