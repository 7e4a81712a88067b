import { isUnderWay } from '@liveryjs/client/calls/payment';
import { bonusWorth, feeWorth } from '@liveryjs/client/deposits/bonus-worth';
import { depositCall } from '@liveryjs/client/deposits/deposit-call';
import { depositRefusals } from '@liveryjs/client/deposits/deposit-refusals';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import {
  Button,
  FormRefusal,
  SubmissionStatus,
  token,
  useBrand,
  useIntl,
  useLanguages,
  useMessages,
} from '@liveryjs/engine/kit';
import { mostOf } from '@liveryjs/engine/kit/plain';
import { Facts, StepHeading } from '@liveryjs/parts/payment-steps';
import { useReload } from '@liveryjs/parts/use-reload';
import { getDepositConfig } from '@liveryjs/schemas/calls/deposits';
import type { BonusOffer, DepositChannel } from '@liveryjs/schemas/platform';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';

const Frame = styled.section`
  display: grid;
  gap: ${token('space.4')};
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token('space.3')};

  button {
    min-block-size: ${token('size.control.lg')};
  }
`;

export interface Wish {
  readonly channel: DepositChannel;
  /** An exact decimal. */
  readonly amount: string;
  readonly offer: BonusOffer | undefined;
}

interface Props {
  readonly wish: Wish;
  readonly currency: string;
  readonly digits: number;
  readonly onBack: () => void;
}

/** The deposit that is about to be ordered, in money, and the button that orders it. */
export function Review({ wish: { channel, amount, offer }, currency, digits, onBack }: Props) {
  const t = useMessages();
  const money = moneyIn(useBrand(), useIntl().locale, currency);
  const reload = useReload();
  const { current: language } = useLanguages();
  const { at, error } = useSnapshot(depositCall.state);
  useEffect(() => depositCall.clear(), []);
  const { fee, net } = feeWorth(amount, channel.feePercent, digits);
  const worth = offer && bonusWorth(offer, amount, digits);
  const underWay = isUnderWay(at);
  const send = async () => {
    const { at: end } = await depositCall.send({
      channel: channel.code,
      amount,
      ...(offer && { bonusId: offer.id }),
      language: language.code,
    });
    if (end === 'refused') reload(getDepositConfig);
  };
  return (
    <Frame aria-label={t('deposit.review')}>
      <StepHeading>{t('deposit.review')}</StepHeading>
      <FormRefusal>{at === 'refused' ? refusalText(error, t, depositRefusals) : undefined}</FormRefusal>
      <SubmissionStatus at={at} onCheck={depositCall.check} />
      <Facts
        rows={[
          [t('deposit.way'), channel.name],
          [t('deposit.amount'), money(amount)],
          [t('deposit.fee'), money(fee)],
          [t('deposit.net'), money(net)],
          offer && worth && [offer.name, money(worth.bonus)],
          // A bet counts for the deposit and for the bonus at once.
          [t('deposit.wager'), money(mostOf(amount, worth?.wager ?? amount))],
        ]}
      />
      <Ways>
        <Button type="button" disabled={underWay} onClick={onBack}>
          {t('deposit.back')}
        </Button>
        <Button type="button" $tone="primary" aria-disabled={underWay} onClick={() => void send()}>
          {at === 'sending' ? t('deposit.busy') : t('deposit.send', { amount: money(amount) })}
        </Button>
      </Ways>
    </Frame>
  );
}
