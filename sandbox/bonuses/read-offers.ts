import type { BonusOffer } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** Amounts are in the currency's smallest unit. */
export interface Offer extends Pick<BonusOffer, 'id' | 'name' | 'percent' | 'times' | 'days' | 'state'> {
  readonly maximum: bigint;
  /** Deposit that it takes. */
  readonly minimum: bigint;
}

/** The bonuses that there are on deposits, and how each stands for an account. */
export async function readOffers(
  db: Kysely<Tables>,
  { accountId, language, now }: { accountId: number; language: string; now: Date },
): Promise<readonly Offer[]> {
  const conditions = {
    deposit: sql`deposit.account_id = ${accountId}`,
    bonus: sql`bonus.account_id = ${accountId}`,
  };
  const rows = await db
    .selectFrom('bonus_offer as offer')
    .innerJoin('bonus_offer_text as english', (join) =>
      join.onRef('english.id', '=', 'offer.id').on('english.language', '=', 'EN'),
    )
    .leftJoin('bonus_offer_text as own', (join) =>
      join.onRef('own.id', '=', 'offer.id').on('own.language', '=', language),
    )
    .select(({ fn }) => [
      'offer.id',
      'percent',
      'times',
      'days',
      sql<string>`maximum::text`.as('maximum'),
      sql<string>`minimum::text`.as('minimum'),
      fn.coalesce('own.name', 'english.name').as('name'),
      sql<boolean>`(first_only and exists (select from deposit where ${conditions.deposit} and status = 'PAID')) or exists (
        select from bonus where ${conditions.bonus} and offer_id = offer.id and pause_days > 0
        and granted_at + pause_days * interval '1 day' > ${now}::timestamptz)`.as('used'),
      sql<boolean>`exists (select from bonus where ${conditions.bonus} and status = 'ACTIVE') or exists (
        select from deposit where ${conditions.deposit} and status = 'PENDING' and offer_id is not null)`.as(
        'busy',
      ),
    ])
    .orderBy('position')
    .execute();
  return rows.map(({ maximum, minimum, used, busy, ...row }) => ({
    ...row,
    maximum: BigInt(maximum),
    minimum: BigInt(minimum),
    state: used ? 'USED' : busy ? 'BUSY' : 'OPEN',
  }));
}

/** Returns the bonus on a deposit: a part of the smallest coin is not given. */
export function bonusOf({ percent, maximum }: Pick<Offer, 'percent' | 'maximum'>, amount: bigint): bigint {
  const share = (amount * BigInt(percent)) / 100n;
  return share < maximum ? share : maximum;
}
