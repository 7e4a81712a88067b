import type { WithdrawalMissingRequest, WithdrawalReceivedRequest } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { takePictures } from '#sandbox/uploads/take-pictures.ts';
import { followTransfers } from './follow-transfers.ts';
import { lockWithdrawal } from './receive-overdue.ts';
import { tell } from './tell.ts';

interface Named {
  readonly reference: string;
  readonly part: number;
}

/**
 * Transfers have come, as their member says [4.22]; also one that was missed before.
 *
 * @param db a transaction of the caller's
 * @throws Refusal transfer_unknown; transfer_over for one that was sent again or given back
 */
export async function confirmReceived(
  db: Kysely<Tables>,
  accountId: number,
  transfers: WithdrawalReceivedRequest['transfers'],
  now: Date,
): Promise<void> {
  const references = [...new Set(transfers.map(({ reference }) => reference))].sort();
  for (const reference of references) await lockWithdrawal(db, reference);
  for (const named of transfers) {
    const { status } = await findTransfer(db, accountId, named);
    if (status === 'REPLACED' || status === 'RETURNED') throw over();
    if (status !== 'SENT' && status !== 'DISPUTED') continue;
    await db
      .updateTable('withdrawal_transfer')
      .set({ status: 'RECEIVED' })
      .where('reference', '=', named.reference)
      .where('part', '=', named.part)
      .execute();
  }
  for (const reference of references) await followTransfers(db, reference, now);
}

/**
 * A transfer has not come, as its member says and proves by pictures [4.22]: the operator looks.
 *
 * @param db a transaction of the caller's
 * @throws Refusal transfer_unknown; transfer_over for one that does not wait; picture_unknown
 */
export async function reportMissing(
  db: Kysely<Tables>,
  accountId: number,
  { reference, part, pictures, text }: Omit<WithdrawalMissingRequest, 'idempotencyKey'>,
  now: Date,
): Promise<void> {
  await lockWithdrawal(db, reference);
  const { status, amount } = await findTransfer(db, accountId, { reference, part });
  if (status !== 'SENT') throw over();
  await takePictures(db, { accountId, ids: pictures, usedFor: `${reference}-${part}`, now });
  await db
    .updateTable('withdrawal_transfer')
    .set({ status: 'DISPUTED', text: text?.trim() || null })
    .where('reference', '=', reference)
    .where('part', '=', part)
    .execute();
  await tell(db, 'missing', { accountId, reference, amount, at: now });
  await followTransfers(db, reference, now);
}

async function findTransfer(db: Kysely<Tables>, accountId: number, { reference, part }: Named) {
  const transfer = await db
    .selectFrom('withdrawal_transfer as transfer')
    .innerJoin('withdrawal', 'withdrawal.reference', 'transfer.reference')
    .select(['transfer.status', sql<string>`transfer.amount::text`.as('amount')])
    .where('account_id', '=', accountId)
    .where('transfer.reference', '=', reference)
    .where('part', '=', part)
    .executeTakeFirst();
  if (!transfer) throw new Refusal(404, 'This transfer does not exist.', { code: 'transfer_unknown' });
  return { status: transfer.status, amount: BigInt(transfer.amount) };
}

function over(): Refusal {
  return new Refusal(409, 'This transfer is no longer awaiting your confirmation.', {
    code: 'transfer_over',
  });
}
