import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

export interface ActiveBonus {
  readonly number: string;
  readonly amount: bigint;
  readonly wager: bigint;
  /** Never more than `wager`. */
  readonly wagered: bigint;
  readonly expiresAt: Date;
}

/**
 * An account's bonus that is not over, with what was wagered for it: stakes of bets that were placed since it came,
 * and won or lost before its end.
 */
export async function readActiveBonus(
  db: Kysely<Tables>,
  accountId: number,
): Promise<ActiveBonus | undefined> {
  const row = await db
    .selectFrom('bonus')
    .where('account_id', '=', accountId)
    .where('status', '=', 'ACTIVE')
    .select(({ selectFrom }) => [
      'number',
      'expires_at as expiresAt',
      sql<string>`amount::text`.as('amount'),
      sql<string>`wager::text`.as('wager'),
      selectFrom('bet')
        .whereRef('bet.account_id', '=', 'bonus.account_id')
        .where('bet.status', 'in', ['WON', 'LOST'])
        .whereRef('placed_at', '>=', 'granted_at')
        .whereRef('settled_at', '<', 'expires_at')
        .select(sql<string>`least(coalesce(sum(stake), 0), bonus.wager)::text`.as('sum'))
        .as('wagered'),
    ])
    .executeTakeFirst();
  if (!row) return;
  const { number, expiresAt, amount, wager, wagered } = row;
  return { number, expiresAt, amount: BigInt(amount), wager: BigInt(wager), wagered: BigInt(wagered ?? 0) };
}
