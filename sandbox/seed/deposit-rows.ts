import { textRows } from '#sandbox/messages/text-rows.ts';
import { bonusOffers } from './deposits/bonus-offers.ts';
import { channels } from './deposits/channels.ts';

/** Ways to pay in and bonuses on it, in the order in which they are shown. */
export function depositRows() {
  return {
    deposit_channel: channels.map(({ code, kind, limits, fee = 0, quick, minutes }, position) => ({
      code,
      kind,
      position,
      minimum: limits[0],
      maximum: limits[1],
      day_maximum: limits[2],
      fee_points: fee,
      quick_amounts: quick,
      minutes: minutes ?? null,
    })),
    deposit_channel_text: channels.flatMap(({ code }) =>
      textRows({ name: `channel.${code}.name`, steps: `channel.${code}.steps` }).map((row) => ({
        code,
        ...row,
      })),
    ),
    bonus_offer: bonusOffers.map((offer, position) => ({
      id: offer.id,
      position,
      percent: offer.percent,
      maximum: offer.maximum,
      minimum: offer.minimum,
      times: offer.times,
      days: offer.days,
      first_only: offer.firstOnly === true,
      pause_days: offer.pauseDays ?? 0,
    })),
    bonus_offer_text: bonusOffers.flatMap(({ id }) =>
      textRows({ name: `bonusOffer.${id}` }).map((row) => ({ id, ...row })),
    ),
  };
}
