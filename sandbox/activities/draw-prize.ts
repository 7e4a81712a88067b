import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** Draws a prize of a raffle: each as often as it weighs. */
export async function drawPrize(db: Kysely<Tables>, promotionId: number) {
  const prizes = await db
    .selectFrom('raffle_prize')
    .select(['id', 'kind', 'amount', 'weight'])
    .where('promotion_id', '=', promotionId)
    .orderBy('position')
    .execute();
  let left = randomInt(prizes.reduce((sum, { weight }) => sum + weight, 0));
  const drawn = prizes.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  if (!drawn) throw new Error(`The raffle ${promotionId} has no prizes.`);
  return drawn;
}
