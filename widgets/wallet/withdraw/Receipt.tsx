import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { Button, useBrand, useIntl, useMessages } from '@liveryjs/engine/kit';
import { Receipt as Shown } from '@liveryjs/parts/payment-steps';
import type { Withdrawal } from '@liveryjs/schemas/platform';

interface Props {
  readonly withdrawal: Pick<Withdrawal, 'reference' | 'account' | 'amount' | 'fee' | 'arrives' | 'currency'>;
  readonly onAgain: () => void;
}

/** The requested withdrawal, and its number. */
export function Receipt({ withdrawal, onAgain }: Props) {
  const t = useMessages();
  const { reference, account, amount, fee, arrives, currency } = withdrawal;
  const money = moneyIn(useBrand(), useIntl().locale, currency);
  return (
    <Shown
      heading={t('withdraw.done')}
      text={t('withdraw.doneText')}
      rows={[
        [t('withdraw.number'), reference],
        [t('withdraw.account'), account],
        [t('withdraw.cost'), money(amount)],
        [t('withdraw.fee'), money(fee)],
        [t('withdraw.arrives'), money(arrives)],
      ]}
    >
      <Button type="button" onClick={onAgain}>
        {t('withdraw.again')}
      </Button>
    </Shown>
  );
}
