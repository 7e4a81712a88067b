import {
  Form,
  FormField,
  Nothing,
  Outcome,
  readFields,
  SubmitButton,
  token,
  useBrand,
  useDecimal,
  useForm,
  useIntl,
  useMessages,
} from '@liveryjs/engine/kit';
import { compareDecimals, leastOf, mostOf, withDigits } from '@liveryjs/engine/kit/plain';
import { QuickAmounts } from '@liveryjs/parts/quick-amounts';
import { depositCall } from '@liveryjs/platform/deposits/deposit-call';
import { moneyIn } from '@liveryjs/platform/wallet/money-in';
import type { DepositConfig, Identifier } from '@liveryjs/schemas/platform';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { BonusChoice } from './BonusChoice.tsx';
import { ChannelCards } from './ChannelCards.tsx';
import { Review, type Wish } from './Review.tsx';

const FIELDS = [{ name: 'amount' }] as const;

const Sized = styled.div`
  display: grid;
  gap: ${token('space.3')};
`;

/** What is chosen and filled in stays while one looks at it, and after a refusal. */
export function DepositForm({ config }: { config: DepositConfig }) {
  const t = useMessages();
  const { locale } = useIntl();
  const decimal = useDecimal();
  const { channels, offers, currency, digits } = config;
  const money = moneyIn(useBrand(), locale, currency);
  const [code, setCode] = useState(channels[0]?.code);
  const [typed, setTyped] = useState('');
  const [bonusId, setBonusId] = useState<Identifier>();
  const [wish, setWish] = useState<Wish>();
  const { at } = useSnapshot(depositCall.state);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The form hears of what is filled in as of what is typed.
    if (typed !== '') field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [typed]);
  const reviewed = useRef(false);
  useEffect(() => {
    // What was pressed to go back is gone.
    if (reviewed.current && !wish) field.current?.focus();
    reviewed.current = wish !== undefined;
  }, [wish]);
  const channel = channels.find((one) => one.code === code) ?? channels[0];
  const offer = offers.find(({ id, state }) => id === bonusId && state === 'OPEN');
  const amount = decimal.read(typed);
  const form = useForm({
    fields: ['amount'],
    read: (data) => readFields(data, FIELDS),
    check: (values) => ({
      amount: decimal.problem(t('deposit.amount'), values.amount, {
        digits,
        min: channel && mostOf(channel.min, offer?.min ?? channel.min),
        max: channel && leastOf(channel.max, channel.dayLeft),
        show: money,
      }),
    }),
    async send(values) {
      const exact = decimal.read(values.amount);
      if (channel && exact !== undefined) {
        setWish({ channel, amount: withDigits(exact, digits), offer });
      }
    },
  });
  if (!channel) {
    return <Nothing picture="money">{t('deposit.noChannel')}</Nothing>;
  }
  const isShut = compareDecimals(channel.dayLeft, channel.min) < 0;
  return (
    <>
      {wish && <Review wish={wish} currency={currency} digits={digits} onBack={() => setWish(undefined)} />}
      {!wish && <Outcome at={at} onCheck={depositCall.check} />}
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

/** Without digits below one where they say nothing. */
function wholeOf(exact: string): string {
  return exact.replace(/\.0+$/, '');
}
