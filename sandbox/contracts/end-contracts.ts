import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { noteContract } from './note-contract.ts';

/** Terminates contracts that end with something above them, and tells both sides of each. */
export async function endContracts(
  db: Kysely<Tables>,
  contractIds: readonly number[],
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  if (contractIds.length === 0) return;
  const ended = await db
    .updateTable('contract')
    .set({ state: 'TERMINATED', ended_at: now })
    .where('id', 'in', contractIds)
    .returning(['type', 'upline_id', 'downline_id'])
    .execute();
  for (const { type, upline_id, downline_id } of ended) {
    for (const [accountId, otherId] of [
      [upline_id, downline_id],
      [downline_id, upline_id],
    ] as const) {
      if (accountId !== null && accountId !== by) {
        await noteContract(db, 'endedFromAbove', { accountId, otherId, type, now });
      }
    }
  }
}
