import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { FIRST_DEPOSIT } from './rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Lays the reward for a first deposit ready. Later ones bring nothing. */
export async function giveFirstDeposit(db: Kysely<Tables>, accountId: number, moment: Date): Promise<void> {
  await db
    .insertInto('own_reward')
    .values({
      account_id: accountId,
      kind: 'FIRST_DEPOSIT',
      period: 'ONCE',
      amount: String(FIRST_DEPOSIT.amount),
      since: moment,
      ends_at: new Date(moment.getTime() + FIRST_DEPOSIT.days * DAY_MS),
      claimed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
