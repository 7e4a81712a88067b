import { type Kysely, sql } from 'kysely';
import { moveMoney } from '#sandbox/money/move-money.ts';
import { newReference } from '#sandbox/money/new-reference.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { bonusOf } from './read-offers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Grant {
  readonly accountId: number;
  readonly offerId: number;
  readonly depositNumber: string;
  /** The deposited amount, in the currency's smallest unit. */
  readonly amount: bigint;
  readonly at: Date;
}

/**
 * Pays the bonus that was chosen with a deposit; from then on bets count for it.
 *
 * @param db a transaction of the caller's, for an account that has no active bonus
 */
export async function grantBonus(
  db: Kysely<Tables>,
  { accountId, offerId, depositNumber, amount, at }: Grant,
): Promise<void> {
  const { percent, maximum, times, days } = await db
    .selectFrom('bonus_offer')
    .select(['percent', 'times', 'days', sql<string>`maximum::text`.as('maximum')])
    .where('id', '=', offerId)
    .executeTakeFirstOrThrow();
  const bonus = bonusOf({ percent, maximum: BigInt(maximum) }, amount);
  const number = newReference('BN', at);
  await db
    .insertInto('bonus')
    .values({
      number,
      account_id: accountId,
      deposit_number: depositNumber,
      offer_id: offerId,
      amount: String(bonus),
      wager: String(bonus * BigInt(times)),
      wagered: '0',
      taken_back: '0',
      status: 'ACTIVE',
      granted_at: at,
      expires_at: new Date(at.getTime() + days * DAY_MS),
      ended_at: null,
    })
    .execute();
  await moveMoney(db, {
    accountId,
    amount: bonus,
    against: 'promotions',
    kind: 'BONUS',
    reference: number,
    at,
  });
}
