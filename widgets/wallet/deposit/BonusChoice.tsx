import { bonusWorth } from '@liveryjs/client/deposits/bonus-worth';
import { Icon, useIntl, useMessages, VisuallyHidden } from '@liveryjs/engine/kit';
import { compareDecimals } from '@liveryjs/engine/kit/plain';
import type { BonusOffer, Identifier } from '@liveryjs/schemas/platform';
import { useId } from 'react';
import { Card, Cards } from './cards.ts';

interface Props {
  readonly offers: readonly BonusOffer[];
  /** Number of the offer; undefined: none. */
  readonly chosen: Identifier | undefined;
  /** Exact decimal that was typed; undefined while that is none. */
  readonly amount: string | undefined;
  readonly digits: number;
  readonly money: (exact: string) => string;
  readonly onChoose: (id: Identifier | undefined) => void;
}

/** The bonuses that there are, each with what it means for the amount that was typed. */
export function BonusChoice({ offers, chosen, amount, digits, money, onChoose }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const name = useId();
  const meaning = (offer: BonusOffer) => {
    if (offer.state !== 'OPEN') return t(offer.state === 'BUSY' ? 'deposit.offerBusy' : 'deposit.offerUsed');
    if (amount === undefined || compareDecimals(amount, offer.min) < 0) {
      return t('deposit.offerMore', { min: money(offer.min) });
    }
    const { bonus, wager } = bonusWorth(offer, amount, digits);
    return t('deposit.offerGet', { bonus: money(bonus), wager: money(wager), days: offer.days });
  };
  return (
    <Cards>
      <legend>{t('deposit.bonus')}</legend>
      <Card>
        <VisuallyHidden
          as="input"
          type="radio"
          name={name}
          checked={chosen === undefined}
          onChange={() => onChoose(undefined)}
        />
        <Icon name="wallet" />
        <strong>{t('deposit.noBonus')}</strong>
        <span>{t('deposit.noBonusText')}</span>
      </Card>
      {offers.map((offer) => (
        <Card key={offer.id}>
          <VisuallyHidden
            as="input"
            type="radio"
            name={name}
            checked={chosen === offer.id}
            disabled={offer.state !== 'OPEN'}
            onChange={() => onChoose(offer.id)}
          />
          <Icon name="gift" />
          <strong dir="auto">{offer.name}</strong>
          <span>
            {t('deposit.offer', {
              percent: intl.formatNumber(offer.percent / 100, { style: 'percent' }),
              max: money(offer.max),
            })}
          </span>
          <span>{meaning(offer)}</span>
        </Card>
      ))}
    </Cards>
  );
}
