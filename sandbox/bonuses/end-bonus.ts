import type { Kysely } from 'kysely';
import { lockWallets } from '#sandbox/ledger/lock-wallets.ts';
import { moveMoney } from '#sandbox/ledger/move-money.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import type { BonusStatus } from '#schemas/generated/platform.ts';
import type { ActiveBonus } from './read-active-bonus.ts';

interface End {
  readonly accountId: number;
  readonly bonus: ActiveBonus;
  readonly status: Exclude<BonusStatus, 'ACTIVE'>;
  readonly at: Date;
}

/**
 * Ends an active bonus. One that was not wagered in full goes back as far as the main wallet holds it, and no further:
 * what it won stays, and nothing is owed.
 *
 * @param db a transaction of the caller's
 */
export async function endBonus(db: Kysely<Tables>, { accountId, bonus, status, at }: End): Promise<void> {
  const { number, amount, wagered } = bonus;
  const wallets = await lockWallets(db, [accountId]);
  const held = wallets.find(({ place }) => place === 'MAIN')?.amount ?? 0n;
  const back = status === 'DONE' ? 0n : returnsOf(amount, held);
  const ended = await db
    .updateTable('bonus')
    .set({ status, wagered: String(wagered), taken_back: String(back), ended_at: at })
    .where('number', '=', number)
    .where('status', '=', 'ACTIVE')
    .returning('number')
    .executeTakeFirst();
  if (!ended || back === 0n) return;
  const reference = `${number}-BACK`;
  await moveMoney(db, { accountId, amount: -back, against: 'promotions', kind: 'BONUS', reference, at });
}

/** What of a bonus goes back from a main wallet that holds so much. */
export function returnsOf(amount: bigint, held: bigint): bigint {
  return amount < held ? amount : held;
}
