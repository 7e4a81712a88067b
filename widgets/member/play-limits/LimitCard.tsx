import { call } from '@liveryjs/client/calls/call';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import {
  Button,
  Form,
  FormField,
  Progress,
  readFields,
  SubmitButton,
  Tile,
  token,
  useBrand,
  useDecimal,
  useForm,
  useIntl,
  useMessages,
  useNotify,
} from '@liveryjs/engine/kit';
import { digitsOf, joinSentences, MOMENT_STYLE } from '@liveryjs/engine/kit/plain';
import { setDepositLimit } from '@liveryjs/schemas/calls/limits';
import type { DepositLimit } from '@liveryjs/schemas/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { usedShare } from './play-limits.model.ts';

const TITLES = { DAY: 'playLimits.day', WEEK: 'playLimits.week', MONTH: 'playLimits.month' } as const;
const FIELDS = [{ name: 'amount' }] as const;

const Card = styled(Tile)`
  h4 {
    color: ${token('color.text.secondary')};
    font: ${token('typography.label')};
  }

  > strong {
    font: ${token('typography.heading')};
  }

  small {
    font: inherit;
    text-wrap: pretty;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
`;

interface Props {
  readonly limit: DepositLimit;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly onChanged: () => void;
}

/** A limit of deposits, how much of it is used, and the form that changes it. */
export function LimitCard({ limit, currency, onChanged }: Props) {
  const t = useMessages();
  const intl = useIntl();
  /** undefined: it was never open. */
  const [open, setOpen] = useState<boolean>();
  const { period, amount, used, endsAt, next } = limit;
  const title = t(TITLES[period]);
  const money = moneyIn(useBrand(), intl.locale, currency);
  const date = (moment: string) => intl.formatDate(moment, MOMENT_STYLE);
  const close = () => {
    setOpen(false);
    onChanged();
  };
  return (
    <Card as="div" role="group" aria-label={title}>
      <h4>{title}</h4>
      <strong>{amount === undefined ? t('playLimits.none') : money(amount)}</strong>
      {amount !== undefined && (
        <Progress aria-label={t('playLimits.limit')} max={100} value={usedShare(limit)} />
      )}
      <small>
        {joinSentences(
          amount === undefined
            ? t('playLimits.usedNone', { used: money(used) })
            : t('playLimits.used', { used: money(used), limit: money(amount) }),
          t('playLimits.endsAt', { date: date(endsAt) }),
        )}
      </small>
      {next && (
        <small>
          {next.amount === undefined
            ? t('playLimits.nextNone', { date: date(next.from) })
            : t('playLimits.nextLimit', { amount: money(next.amount), date: date(next.from) })}
        </small>
      )}
      {open ? (
        <LimitForm limit={limit} title={title} money={money} onClose={() => setOpen(false)} onSaved={close} />
      ) : (
        <Ways>
          <Button
            type="button"
            // The control that was pressed in the form is gone.
            autoFocus={open === false}
            aria-label={`${t('playLimits.change')}: ${title}`}
            onClick={() => setOpen(true)}
          >
            {t('playLimits.change')}
          </Button>
        </Ways>
      )}
    </Card>
  );
}

interface FormProps {
  readonly limit: DepositLimit;
  readonly title: string;
  readonly money: (exact: string) => string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function LimitForm({ limit: { period, amount, used }, title, money, onClose, onSaved }: FormProps) {
  const t = useMessages();
  const notify = useNotify();
  const decimal = useDecimal();
  const digits = digitsOf(used);
  const label = t('playLimits.limit');
  const save = async (newLimit: string | undefined) => {
    await call(setDepositLimit, { period, ...(newLimit !== undefined && { amount: newLimit }) });
    notify('playLimits.changed');
    onSaved();
  };
  const form = useForm({
    fields: ['amount'],
    read: (data) => readFields(data, FIELDS),
    check: (values) => ({
      amount: decimal.problem(label, values.amount, {
        digits,
        min: digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`,
        show: money,
      }),
    }),
    send: (values) => save(decimal.read(values.amount)),
    refused: (error) => ({ refusal: refusalText(error, t) }),
  });
  return (
    <Form state={form} label={title}>
      <FormField spec={{ name: 'amount', kind: 'decimal', label }} error={form.errors.amount} autoFocus />
      <Ways>
        <SubmitButton state={form} busyText={t('playLimits.save')}>
          {t('playLimits.save')}
        </SubmitButton>
        {amount !== undefined && (
          <Button
            type="button"
            disabled={form.busy !== undefined}
            onClick={() => form.run('remove', () => save(undefined))}
          >
            {t('playLimits.remove')}
          </Button>
        )}
        <Button type="button" $tone="quiet" onClick={onClose}>
          {t('playLimits.keep')}
        </Button>
      </Ways>
    </Form>
  );
}
