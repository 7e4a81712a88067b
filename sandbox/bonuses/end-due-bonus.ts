import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { endBonus } from './end-bonus.ts';
import { readActiveBonus } from './read-active-bonus.ts';

/**
 * Ends an account's bonus that is wagered in full, or whose time is over: then it goes back.
 *
 * @param db a transaction of the caller's
 */
export async function endDueBonus(db: Kysely<Tables>, accountId: number, now: Date): Promise<void> {
  const bonus = await readActiveBonus(db, accountId);
  if (!bonus) return;
  if (bonus.wagered >= bonus.wager) await endBonus(db, { accountId, bonus, status: 'DONE', at: now });
  else if (bonus.expiresAt <= now) await endBonus(db, { accountId, bonus, status: 'EXPIRED', at: now });
}
