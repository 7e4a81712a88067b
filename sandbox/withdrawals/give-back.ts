import type { Kysely } from 'kysely';
import { moveMoney } from '#sandbox/money/move-money.ts';
import type { Tables } from '#sandbox/store/tables.ts';

interface Held {
  readonly accountId: number;
  readonly reference: string;
  /** The amount that left the wallet, with the fee, in the currency's smallest unit. */
  readonly amount: bigint;
  readonly fee: bigint;
}

/** Puts what a withdrawal holds back into the wallet, with its fee. @param db a transaction of the caller's */
export async function giveBack(
  db: Kysely<Tables>,
  { accountId, reference, amount, fee }: Held,
  moment: Date,
): Promise<void> {
  const movement = { accountId, reference, at: moment };
  await moveMoney(db, { ...movement, amount: amount - fee, against: 'held', kind: 'WITHDRAW_RETURN' });
  await giveFeeBack(db, { accountId, reference, fee }, moment);
}

export async function giveFeeBack(
  db: Kysely<Tables>,
  { accountId, reference, fee }: Omit<Held, 'amount'>,
  moment: Date,
): Promise<void> {
  if (fee === 0n) return;
  await moveMoney(db, { accountId, reference, at: moment, amount: fee, against: 'fees', kind: 'FEE_RETURN' });
}
