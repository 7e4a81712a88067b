import { type Kysely, sql } from 'kysely';
import { accountRows } from '#sandbox/seed/account-rows.ts';
import { insertRows } from '#sandbox/seed/insert-rows.ts';
import { insertTeamHistory } from '#sandbox/seed/team-history.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/** Puts accounts back to how the platform begins: nobody is logged in, nothing is counted, nothing was sent. */
export async function resetAccounts(db: Kysely<Tables>, now: Date): Promise<void> {
  // All that belongs to an account, its sessions too, goes with it.
  for (const table of [
    'account',
    'lottery_draw',
    'captcha',
    'bot_challenge',
    'identity_code',
    'sms_code',
    'used_nonce',
    'tally',
    'outbox',
    'feedback',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.updateTable('reward').set({ stock: sql`stock_at_first` }).execute();
  await insertRows(db, accountRows());
  await insertTeamHistory(db, now);
}
