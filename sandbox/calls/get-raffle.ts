import type { Raffle } from '@liveryjs/schemas/platform';
import { runningPromotions } from '#sandbox/activities/running-promotions.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';

/** The prizes of a raffle. The path is this project's own. */
export const getRaffle: Handler<'getRaffle'> = {
  async answer({ promotionId, language: languageCode, merchant: named }, { db, request }): Promise<Raffle> {
    await requireModule(db, 'PROMOTION3');
    const language = await languageOf(db, languageCode);
    const merchant = named ?? merchantOf(request);
    const look = new URLSearchParams({ merchant });
    const prizes = await runningPromotions(db, merchant)
      .innerJoin('raffle_prize as prize', 'prize.promotion_id', 'promotion.id')
      .innerJoin('raffle_prize_text as english', (join) =>
        join.onRef('english.id', '=', 'prize.id').on('english.language', '=', 'EN'),
      )
      .leftJoin('raffle_prize_text as own', (join) =>
        join.onRef('own.id', '=', 'prize.id').on('own.language', '=', language),
      )
      .where('promotion.id', '=', promotionId)
      .select(({ fn }) => [
        'prize.id',
        'prize.kind',
        'prize.art',
        fn.coalesce('own.name', 'english.name').as('name'),
      ])
      .orderBy('prize.position')
      .execute();
    if (prizes.length === 0) throw new Refusal(404, 'This raffle is over.', { code: 'activity_gone' });
    return {
      prizes: prizes.map(({ art, ...prize }) => ({
        ...prize,
        image: `/sandbox/img/thing/${art}.svg?${look}`,
      })),
    };
  },
};
