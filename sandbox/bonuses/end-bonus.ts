import type { BonusStatus } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { type LockedWallet, lockWallets } from '#sandbox/money/lock-wallets.ts';
import { moveMoney } from '#sandbox/money/move-money.ts';
import { transferBetween } from '#sandbox/money/transfer-between.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import type { ActiveBonus } from './read-active-bonus.ts';
import { readHeldAt } from './read-held.ts';

interface End {
  readonly accountId: number;
  readonly bonus: ActiveBonus;
  readonly status: Exclude<BonusStatus, 'ACTIVE'>;
  readonly at: Date;
}

/**
 * Ends an active bonus. One that was not wagered in full goes back as far as all wallets together hold it, and no
 * further: what it won stays, and nothing is owed. One whose time is over also goes back no further than they held it
 * together at its end: what came later is no part of it.
 *
 * @param db a transaction of the caller's
 */
export async function endBonus(db: Kysely<Tables>, { accountId, bonus, status, at }: End): Promise<void> {
  const { number, amount, wagered, expiresAt } = bonus;
  const wallets = await lockWallets(db, [accountId]);
  const held = wallets.reduce((sum, wallet) => sum + wallet.amount, 0n);
  let back = status === 'DONE' ? 0n : returnsOf(amount, held);
  if (status === 'EXPIRED') back = returnsOf(back, await readHeldAt(db, accountId, expiresAt));
  const ended = await db
    .updateTable('bonus')
    .set({ status, wagered: String(wagered), taken_back: String(back), ended_at: at })
    .where('number', '=', number)
    .where('status', '=', 'ACTIVE')
    .returning('number')
    .executeTakeFirst();
  if (!ended || back === 0n) return;
  const reference = `${number}-BACK`;
  const from = giversOf(wallets, back);
  if (from.length > 0) await transferBetween(db, { accountId, from, to: 'MAIN', reference, at });
  await moveMoney(db, { accountId, amount: -back, against: 'promotions', kind: 'BONUS', reference, at });
}

/** Returns the part of a bonus that goes back from wallets that together hold `held`. */
export function returnsOf(amount: bigint, held: bigint): bigint {
  return amount < held ? amount : held;
}

/** Lists the amounts to take from the other wallets for MAIN to hold `wanted`. */
function giversOf(wallets: readonly LockedWallet[], needed: bigint): { place: string; amount: bigint }[] {
  let missing = needed - (wallets.find(({ place }) => place === 'MAIN')?.amount ?? 0n);
  const givers: { place: string; amount: bigint }[] = [];
  for (const { place, amount: held } of wallets) {
    if (place === 'MAIN' || held === 0n || missing <= 0n) continue;
    const amount = held < missing ? held : missing;
    givers.push({ place, amount });
    missing -= amount;
  }
  return givers;
}
