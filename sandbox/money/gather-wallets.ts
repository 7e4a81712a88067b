import type { Kysely } from 'kysely';
import { newReference } from '#sandbox/money/new-reference.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { lockWallets } from './lock-wallets.ts';
import { transferBetween } from './transfer-between.ts';

/** Leaves every account with its main wallet alone: money of the others goes there, and so will what is won. */
export async function gatherWallets(db: Kysely<Tables>, moment: Date): Promise<void> {
  const holders = await db
    .selectFrom('wallet')
    .select('account_id')
    .distinct()
    .where('place', '<>', 'MAIN')
    .where('amount', '>', '0')
    .execute();
  if (holders.length > 0) {
    const wallets = await lockWallets(
      db,
      holders.map(({ account_id }) => account_id),
    );
    for (const { account_id: accountId } of holders) {
      const from = wallets.filter(
        (wallet) => wallet.accountId === accountId && wallet.place !== 'MAIN' && wallet.amount > 0n,
      );
      await transferBetween(db, {
        accountId,
        from,
        to: 'MAIN',
        reference: newReference('WT', moment),
        at: moment,
      });
    }
  }
  await db.updateTable('bet').set({ place: 'MAIN' }).where('status', '=', 'OPEN').execute();
}
