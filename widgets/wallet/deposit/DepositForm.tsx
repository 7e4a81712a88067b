import { depositCall } from '@liveryjs/client/deposits/deposit-call';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { wholeOf } from '@liveryjs/client/wallet/whole-of';
import {
  EmptyState,
  Form,
  FormField,
  readFields,
  SubmissionStatus,
  SubmitButton,
  token,
  useBrand,
  useDecimal,
  useForm,
  useIntl,
  useMessages,
  useReview,
} from '@liveryjs/engine/kit';
import { compareDecimals, leastOf, mostOf, withDigits } from '@liveryjs/engine/kit/plain';
import { Steps } from '@liveryjs/parts/payment-steps';
import { QuickAmounts } from '@liveryjs/parts/quick-amounts';
import type { DepositConfig, Identifier } from '@liveryjs/schemas/platform';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { BonusChoice } from './BonusChoice.tsx';
import { ChannelCards } from './ChannelCards.tsx';
import { readWish } from './deposit.model.ts';
import { Review, type Wish } from './Review.tsx';

const FIELDS = [{ name: 'amount' }] as const;

const Sized = styled.div`
  display: grid;
  gap: ${token('space.3')};
`;

/** The form of a deposit. Its input stays during the review, and after a refusal. */
export function DepositForm({ config }: { config: DepositConfig }) {
  const t = useMessages();
  const { locale } = useIntl();
  const decimal = useDecimal();
  const { channels, offers, currency, digits } = config;
  const money = moneyIn(useBrand(), locale, currency);
  const review = useReview();
  // A review that is loaded anew, or that one steps back to, has what was filled in from the address.
  const initialWish = readWish(review.query);
  const [code, setCode] = useState(initialWish.channel ?? channels[0]?.code);
  const [typed, setTyped] = useState(
    initialWish.amount === undefined ? '' : decimal.write(initialWish.amount),
  );
  const [bonusId, setBonusId] = useState<Identifier | undefined>(
    offers.find(({ id }) => String(id) === initialWish.bonus)?.id,
  );
  const { at } = useSnapshot(depositCall.state);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The form hears of what is filled in as of what is typed.
    if (typed !== '') field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [typed]);
  const channel = channels.find((candidate) => candidate.code === code) ?? channels[0];
  const offer = offers.find(({ id, state }) => id === bonusId && state === 'OPEN');
  const amount = decimal.read(typed);
  const problemOf = (text: string) =>
    decimal.problem(t('deposit.amount'), text, {
      digits,
      min: channel && mostOf(channel.min, offer?.min ?? channel.min),
      max: channel && leastOf(channel.max, channel.dayLeft),
      show: money,
    });
  const wish: Wish | undefined =
    review.isOpen && channel && amount !== undefined && problemOf(typed) === undefined
      ? { channel, amount: withDigits(amount, digits), offer }
      : undefined;
  const isReviewed = wish !== undefined;
  const reviewed = useRef(false);
  useEffect(() => {
    // The control that was pressed to go back is gone.
    if (reviewed.current && !isReviewed) field.current?.focus();
    reviewed.current = isReviewed;
  }, [isReviewed]);
  const form = useForm({
    fields: ['amount'],
    read: (data) => readFields(data, FIELDS),
    check: (values) => ({ amount: problemOf(values.amount) }),
    async send(values) {
      const exact = decimal.read(values.amount);
      if (!channel || exact === undefined) return;
      const bonus = offer && String(offer.id);
      review.open({ way: channel.code, amount: exact, bonus });
    },
  });
  if (!channel) {
    return <EmptyState picture="money">{t('deposit.noChannel')}</EmptyState>;
  }
  const isShut = compareDecimals(channel.dayLeft, channel.min) < 0;
  return (
    <>
      <Steps
        label={t('deposit.progress')}
        steps={[t('deposit.step.amount'), t('deposit.step.review'), t('deposit.step.pay')]}
        current={wish ? 1 : 0}
      />
      {wish && <Review wish={wish} currency={currency} digits={digits} onBack={review.close} />}
      {!wish && <SubmissionStatus at={at} onCheck={depositCall.check} />}
      <div hidden={wish !== undefined}>
        <Form state={form} label={t('panel.depositv2')}>
          <ChannelCards channels={channels} chosen={channel.code} money={money} onChoose={setCode} />
          <Sized>
            <FormField
              ref={field}
              spec={{
                name: 'amount',
                kind: 'decimal',
                label: t('deposit.amount'),
                icon: 'wallet',
                hint: isShut
                  ? t('deposit.dayNone')
                  : `${t('deposit.limits', { min: money(channel.min), max: money(channel.max) })} · ${t(
                      'deposit.dayLeft',
                      { left: money(channel.dayLeft) },
                    )}`,
              }}
              error={form.errors.amount}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <QuickAmounts
              label={t('deposit.quick')}
              amounts={channel.quickAmounts.map((quick) => [decimal.write(quick), money(wholeOf(quick))])}
              typed={typed}
              onChoose={setTyped}
            />
          </Sized>
          {offers.length > 0 && (
            <BonusChoice
              offers={offers}
              chosen={offer?.id}
              amount={amount}
              digits={digits}
              money={money}
              onChoose={setBonusId}
            />
          )}
          <SubmitButton state={form} busyText={t('deposit.busy')}>
            {t('deposit.toReview')}
          </SubmitButton>
        </Form>
      </div>
    </>
  );
}
