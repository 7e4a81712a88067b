import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/**
 * Lets one change of contracts at a time, until its transaction ends: what ends further down is decided on what is
 * there. Reading goes on.
 */
export async function lockContracts(db: Kysely<Tables>, now: Date): Promise<void> {
  await sql`lock table contract in share row exclusive mode`.execute(db);
  await expireOffers(db, now);
}

/**
 * Waits for a change of contracts, and lets none begin until the transaction ends. Who settles does it before it holds
 * a contract: a change that has begun would wait for that one while it is waited for itself.
 */
export async function takeTurnWithChanges(db: Kysely<Tables>): Promise<void> {
  await sql`lock table contract in row exclusive mode`.execute(db);
}

/** Ends the offers that nobody answered in time. */
export async function expireOffers(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .updateTable('contract')
    .set(({ ref }) => ({ state: 'EXPIRED', ended_at: ref('expires_at') }))
    .where('state', '=', 'OFFERED')
    .where('expires_at', '<=', now)
    .execute();
}
