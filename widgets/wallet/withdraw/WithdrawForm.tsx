import { isUnderWay } from '@liveryjs/client/calls/payment';
import { balanceVisibility } from '@liveryjs/client/wallet/balance-visibility';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { mostToWithdraw, quoteWithdrawal } from '@liveryjs/client/withdrawals/quote-withdrawal';
import { withdrawing } from '@liveryjs/client/withdrawals/withdrawal-calls';
import {
  Button,
  Field,
  Form,
  Icon,
  readFields,
  SubmitButton,
  token,
  useBrand,
  useDecimal,
  useForm,
  useIntl,
  useMessages,
  useReview,
} from '@liveryjs/engine/kit';
import { compareDecimals, digitsOf } from '@liveryjs/engine/kit/plain';
import { Facts } from '@liveryjs/parts/payment-steps';
import { QuickAmounts } from '@liveryjs/parts/quick-amounts';
import type { Identifier, PayoutAccount, WithdrawConfig } from '@liveryjs/schemas/platform';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { AccountChoice } from './AccountChoice.tsx';
import { AddAccount } from './AddAccount.tsx';
import { Review } from './Review.tsx';
import { quickAmounts, readWish } from './withdraw.model.ts';

const FIELDS = [{ name: 'amount' }] as const;

const Accounts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.2')};

  > button {
    justify-self: start;
  }
`;

const Small = styled.p`
  margin: 0;
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};
`;

interface Props {
  readonly config: WithdrawConfig;
  /** At least one. */
  readonly accounts: readonly PayoutAccount[];
  /** Nothing can be withdrawn now: only the accounts show. */
  readonly blocked: boolean;
}

/** Where to and how much, and then the review of it. What was typed stays while one goes back and forth. */
export function WithdrawForm({ config, accounts, blocked }: Props) {
  const t = useMessages();
  const { at } = useSnapshot(withdrawing.state);
  const review = useReview();
  const wish = readWish(review.query);
  const [accountId, setAccountId] = useState<Identifier | undefined>(
    accounts.find(({ id }) => String(id) === wish.account)?.id,
  );
  const [adding, setAdding] = useState(false);
  const { hidden } = useSnapshot(balanceVisibility);
  // An address may say any amount. The one that was filled in stays, whatever the platform says of it.
  const [isSound, setSound] = useState(() => mayLeave(wish.amount, config, hidden));
  const isReviewed = review.isOpen && !blocked && isSound;
  const wasReviewed = useRef(false);
  useEffect(() => {
    wasReviewed.current = isReviewed;
  }, [isReviewed]);
  const account = accounts.find(({ id }) => id === accountId) ?? accounts[0];
  if (!account) return null;
  if (isReviewed)
    return <Review config={config} account={account} typed={wish.amount} onBack={review.close} />;
  // The outcome of an earlier page's withdrawal is not known yet: another one has to wait.
  if (isUnderWay(at)) return null;
  const full = accounts.length >= config.accountsMost;
  return (
    <>
      <Accounts>
        <AccountChoice accounts={accounts} chosen={account.id} onChoose={setAccountId} />
        {adding ? (
          <AddAccount config={config} onClose={() => setAdding(false)} />
        ) : full ? (
          <Small>{t('withdraw.accountsFull')}</Small>
        ) : (
          <Button type="button" $tone="quiet" onClick={() => setAdding(true)}>
            <Icon name="plus" />
            {t('withdraw.add')}
          </Button>
        )}
      </Accounts>
      {!blocked && (
        <AmountForm
          config={config}
          amount={wish.amount}
          again={wasReviewed.current}
          onNext={(amount) => {
            setAdding(false);
            setSound(true);
            review.open({ account: String(account.id), amount });
          }}
        />
      )}
    </>
  );
}

/** Tells whether an exact decimal can be withdrawn; a hidden balance is not told by it. */
function mayLeave(amount: string, config: WithdrawConfig, isHidden: boolean): boolean {
  if (amount === '' || digitsOf(amount) > config.digits) return false;
  const isMost = isHidden || compareDecimals(amount, mostToWithdraw(config)) <= 0;
  return isMost && compareDecimals(amount, config.minimum) >= 0;
}

interface AmountProps {
  readonly config: WithdrawConfig;
  /** Exact decimal that was typed before; empty: none. */
  readonly amount: string;
  /** One comes back from the review, and what was pressed there is gone. */
  readonly again: boolean;
  readonly onNext: (amount: string) => void;
}

function AmountForm({ config, amount, again, onNext }: AmountProps) {
  const t = useMessages();
  const intl = useIntl();
  const money = moneyIn(useBrand(), intl.locale, config.currency);
  const decimal = useDecimal();
  const { hidden } = useSnapshot(balanceVisibility);
  const input = useRef<HTMLInputElement>(null);
  const before = amount && decimal.write(amount);
  const [typed, setTyped] = useState(before);
  const { digits, minimum, fee } = config;
  const most = mostToWithdraw(config);
  const problemOf = (text: string) =>
    decimal.problem(t('withdraw.amount'), text, {
      digits,
      min: minimum,
      // An error must not tell the balance that is hidden.
      max: hidden ? undefined : most,
      show: money,
    });
  const exact = problemOf(typed) === undefined ? decimal.read(typed) : undefined;
  const quote = exact === undefined ? undefined : quoteWithdrawal(exact, config);
  const form = useForm({
    fields: FIELDS.map(({ name }) => name),
    read: (data) => readFields(data, FIELDS),
    check: (values) => ({ amount: problemOf(values.amount) }),
    async send(values) {
      onNext(decimal.read(values.amount) ?? '');
    },
  });
  return (
    <Form state={form} label={t('withdraw.label')}>
      <Field
        ref={input}
        name="amount"
        label={t('withdraw.amount')}
        hint={
          hidden
            ? t('withdraw.least', { least: money(minimum) })
            : t('withdraw.range', { least: money(minimum), most: money(most) })
        }
        inputMode="decimal"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={30}
        defaultValue={before}
        autoFocus={again}
        error={form.errors.amount}
        onChange={({ target }) => setTyped(target.value.trim())}
      />
      {!hidden && (
        <QuickAmounts
          label={t('withdraw.quick')}
          amounts={quickAmounts(most, minimum, digits).map(([share, sum]) => [
            decimal.write(sum),
            share === undefined ? t('withdraw.max') : intl.formatNumber(share, { style: 'percent' }),
          ])}
          typed={typed}
          onChoose={(written) => {
            if (!input.current) return;
            input.current.value = written;
            input.current.dispatchEvent(new Event('input', { bubbles: true }));
            setTyped(written);
            input.current.focus();
          }}
        />
      )}
      <Facts
        live
        rows={[
          [t('withdraw.dayLeft'), money(config.dayLeft)],
          [t('withdraw.fee'), quote ? money(quote.fee) : '–'],
          [t('withdraw.arrives'), quote ? money(quote.arrives) : '–'],
        ]}
      />
      <Small>
        {fee.freeLeft > 0
          ? t('withdraw.feeFree', { left: fee.freeLeft })
          : t('withdraw.feeRule', { percent: Number(fee.percent) / 100, least: money(fee.minimum) })}
      </Small>
      <SubmitButton state={form} busyText={t('withdraw.next')}>
        {t('withdraw.next')}
      </SubmitButton>
    </Form>
  );
}
