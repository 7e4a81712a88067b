import { byCode } from '@liveryjs/client/session/refusal-key';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { quoteWithdrawal } from '@liveryjs/client/withdrawals/quote-withdrawal';
import { withdrawRefusals } from '@liveryjs/client/withdrawals/withdraw-refusals';
import { withdrawing } from '@liveryjs/client/withdrawals/withdrawal-calls';
import {
  Button,
  Form,
  FormField,
  readFields,
  SubmitButton,
  useBrand,
  useForm,
  useIntl,
  useMessages,
} from '@liveryjs/engine/kit';
import { CallError } from '@liveryjs/engine/kit/plain';
import { Facts, StepHeading } from '@liveryjs/parts/payment-steps';
import { useReload } from '@liveryjs/parts/use-reload';
import { getPayoutAccounts, getWithdrawConfig } from '@liveryjs/schemas/calls/withdrawals';
import type { PayoutAccount, WithdrawConfig } from '@liveryjs/schemas/platform';

const FIELDS = [{ name: 'password', kind: 'password' }] as const;

interface Props {
  readonly config: WithdrawConfig;
  readonly account: PayoutAccount;
  /** Exact decimal that was typed. */
  readonly typed: string;
  readonly onBack: () => void;
}

/** The withdrawal that is about to be requested, and the payment password that it takes. */
export function Review({ config, account, typed, onBack }: Props) {
  const t = useMessages();
  const reload = useReload();
  const money = moneyIn(useBrand(), useIntl().locale, config.currency);
  const { amount, fee, arrives } = quoteWithdrawal(typed, config);
  const form = useForm({
    fields: FIELDS.map(({ name }) => name),
    read: (data) => readFields(data, FIELDS),
    check: ({ password }) => ({
      password: password === '' ? t('form.notEmpty', { field: t('withdraw.password') }) : undefined,
    }),
    async send({ password }) {
      const { at, error } = await withdrawing.send({ payoutAccountId: account.id, amount, fee, password });
      if (at === 'refused') throw error;
    },
    refused(error) {
      if (error instanceof CallError && error.code === 'wrong_password') {
        return { errors: { password: t('withdraw.passwordWrong') }, empty: ['password'] };
      }
      // The conditions have changed meanwhile.
      reload(getWithdrawConfig);
      reload(getPayoutAccounts);
      const key = byCode(error, withdrawRefusals);
      const values = {
        left: money(config.turnoverLeft),
        least: money(config.minimum),
        count: config.countPerDay,
      };
      return { refusal: key ? t(key, values) : refusalText(error, t) };
    },
  });
  return (
    <Form state={form} label={t('withdraw.review')}>
      <StepHeading>{t('withdraw.review')}</StepHeading>
      <Facts
        rows={[
          [t('withdraw.account'), `${account.name} \u2066${account.number}\u2069`],
          [t('withdraw.holder'), account.holder],
          [t('withdraw.cost'), money(amount)],
          [t('withdraw.fee'), money(fee)],
          [t('withdraw.arrives'), money(arrives)],
        ]}
      />
      <FormField
        spec={{ name: 'password', kind: 'password', label: t('withdraw.password'), icon: 'lock' }}
        autoComplete="off"
        maxLength={200}
        error={form.errors.password}
      />
      <SubmitButton state={form} busyText={t('withdraw.busy')}>
        {t('withdraw.submit', { amount: money(amount) })}
      </SubmitButton>
      {form.busy === undefined && (
        <Button type="button" $tone="quiet" onClick={onBack}>
          {t('withdraw.back')}
        </Button>
      )}
    </Form>
  );
}
