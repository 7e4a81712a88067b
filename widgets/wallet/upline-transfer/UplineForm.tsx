import {
  Form,
  FormField,
  Icon,
  readFields,
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
import { isUnderWay } from '@liveryjs/platform/client/payment';
import { isWrongPassword } from '@liveryjs/platform/points/points-refusal';
import { refusalText } from '@liveryjs/platform/session/refusal-text';
import { uplineTransfer } from '@liveryjs/platform/team/member-transfers';
import { balanceVisibility } from '@liveryjs/platform/wallet/balance-visibility';
import { moneyIn } from '@liveryjs/platform/wallet/money-in';
import { transferRefusal } from '@liveryjs/platform/wallet/transfer-refusal';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';

const FIELDS = [
  { name: 'amount', kind: 'decimal' },
  { name: 'remark' },
  { name: 'password', kind: 'password' },
] as const;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space.1')} ${token('space.4')};
  margin: 0;
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.sunken')};
  color: ${token('color.text.secondary')};

  dd {
    margin: 0;
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.semibold')};
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

const Done = styled.p`
  display: flex;
  gap: ${token('space.2')};
  margin: 0 0 ${token('space.4')};
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.success.subtle')};
  color: ${token('color.success.text')};

  /* There from the start, so that screen readers follow it. */
  &:empty {
    position: absolute;
    margin: 0;
    padding: 0;
  }
`;

interface Props {
  /** Nickname of who gets it. */
  readonly upline: string;
  /** What the main wallet holds, an exact decimal. */
  readonly available: string;
  readonly currency: string;
  readonly passwordKind: 'payment' | 'login';
}

/** How much goes to the upline, and the password for it. */
export function UplineForm({ upline, available, currency, passwordKind }: Props) {
  const t = useMessages();
  const { locale } = useIntl();
  const context = useActionContext();
  const decimal = useDecimal();
  const { hidden } = useSnapshot(balanceVisibility);
  const { at, answer } = useSnapshot(uplineTransfer.state);
  const money = moneyIn(useBrand(), locale, currency);
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
    async send(values) {
      const amount = decimal.read(values.amount) ?? '0';
      const sure = await context.confirm({
        title: 'uplineTransfer.sure',
        text: 'uplineTransfer.sureText',
        values: { amount: money(amount), name: upline },
        confirm: 'uplineTransfer.submit',
      });
      if (!sure) return;
      const what = {
        to: 'UPLINE',
        amount,
        password: values.password,
        ...(values.remark !== '' && { remark: values.remark }),
      };
      const { at: end, error } = await uplineTransfer.send(what);
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
    <>
      <Done role="status">
        {at === 'done' && answer && (
          <>
            <Icon name="check" />
            <span>
              {t('uplineTransfer.done', {
                amount: money(answer.amount),
                name: upline,
                reference: answer.reference,
              })}
            </span>
          </>
        )}
      </Done>
      <Form state={form} label={t('uplineTransfer.label')}>
        <Facts>
          <dt>{t('uplineTransfer.to')}</dt>
          <dd>
            <bdi>{upline}</bdi>
          </dd>
          <dt>{t('uplineTransfer.available')}</dt>
          <dd>
            <bdi>{hidden ? '***' : money(available)}</bdi>
          </dd>
        </Facts>
        <FormField
          spec={{ name: 'amount', kind: 'decimal', label, icon: 'wallet' }}
          error={form.errors.amount}
        />
        <FormField
          spec={{ name: 'remark', kind: 'text', label: t('transfer.remark'), icon: 'pencil', optional: true }}
          maxLength={60}
          autoComplete="off"
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
          maxLength={200}
        />
        <SubmitButton state={{ busy }} busyText={t('uplineTransfer.busy')}>
          {t('uplineTransfer.submit')}
        </SubmitButton>
      </Form>
    </>
  );
}
