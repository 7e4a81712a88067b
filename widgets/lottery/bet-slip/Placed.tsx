import { closeReview } from '@liveryjs/client/lottery/betting';
import { Button, Icon, useMessages } from '@liveryjs/engine/kit';
import type { LotteryOrder } from '@liveryjs/schemas/platform';
import { Step } from './Step.ts';

interface Props {
  readonly placed: LotteryOrder;
  readonly money: (amount: string) => string;
  readonly onBets: () => void;
}

/** The order was taken. */
export function Placed({ placed: { total, bets }, money, onBets }: Props) {
  const t = useMessages();
  return (
    <Step>
      <Icon name="check" />
      <h3>{t('betSlip.placed')}</h3>
      <p role="status">
        {t('betSlip.placedText', {
          count: bets.length,
          numero: bets[0]?.numero ?? '',
          total: money(total),
        })}
      </p>
      <Button type="button" $tone="primary" onClick={onBets}>
        {t('betSlip.bets')}
      </Button>
      <Button type="button" $tone="quiet" onClick={closeReview}>
        {t('betSlip.more')}
      </Button>
    </Step>
  );
}
