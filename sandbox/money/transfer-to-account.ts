import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { lockWallets } from './lock-wallets.ts';
import { moveMoney } from './move-money.ts';

interface AccountTransfer {
  readonly fromId: number;
  readonly toId: number;
  /** In the currency's smallest unit, above 0. */
  readonly amount: bigint;
  /** The remark on the transfer that both accounts read. */
  readonly remark: string | undefined;
  readonly reference: string;
  readonly at: Date;
}

/**
 * Gives money out of an account's main wallet to another's: one movement on each side, under one reference.
 *
 * @param db a transaction of the caller's
 * @throws Refusal insufficient_funds
 */
export async function transferToAccount(db: Kysely<Tables>, transfer: AccountTransfer): Promise<void> {
  const { fromId, toId, amount, remark, reference, at } = transfer;
  await lockWallets(db, [fromId, toId]);
  await db
    .insertInto('member_transfer')
    .values({ reference, from_id: fromId, to_id: toId, remark: remark ?? null })
    .execute();
  const movement = { against: 'transfers', kind: 'TEAM_TRANSFER', reference, at } as const;
  await moveMoney(db, { ...movement, accountId: fromId, amount: -amount });
  await moveMoney(db, { ...movement, accountId: toId, amount });
}
