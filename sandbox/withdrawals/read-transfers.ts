import { decimalOf } from '@liveryjs/schemas/decimal';
import type { WithdrawalTransfer } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { maskNumber } from './mask-number.ts';
import { providerOf } from './providers.ts';

/**
 * Transfers of an account's withdrawals, the oldest first.
 *
 * @param which of some withdrawals, or those that wait: for the member, or for the operator
 */
export async function readTransfers(
  db: Kysely<Tables>,
  accountId: number,
  now: Date,
  which: { readonly references: readonly string[] } | 'waiting',
): Promise<WithdrawalTransfer[]> {
  if (which !== 'waiting' && which.references.length === 0) return [];
  const { code: currency, digits } = await readCurrency(db, accountId);
  const ownTransfers = db
    .selectFrom('withdrawal_transfer as transfer')
    .innerJoin('withdrawal', 'withdrawal.reference', 'transfer.reference')
    .innerJoin('payout_account', 'payout_account.id', 'payout_account_id')
    .where('withdrawal.account_id', '=', accountId);
  const selection =
    which === 'waiting'
      ? ownTransfers.where('transfer.status', 'in', ['SENT', 'DISPUTED'])
      : ownTransfers.where('transfer.reference', 'in', which.references);
  const rows = await selection
    .select([
      'transfer.reference',
      'part',
      'provider',
      'number',
      'sent_at',
      'confirm_by',
      'transfer.status',
      'transfer.remark',
      sql<string>`transfer.amount::text`.as('amount'),
    ])
    .orderBy('sent_at')
    .orderBy('transfer.reference')
    .orderBy('part')
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    part: row.part,
    amount: decimalOf(BigInt(row.amount), digits),
    currency,
    account: `${providerOf(row.provider).name} ${maskNumber(row.number)}`,
    sentAt: row.sent_at.toISOString(),
    ...(row.status === 'SENT' && {
      secondsLeft: Math.max(0, Math.ceil((row.confirm_by.getTime() - now.getTime()) / 1000)),
    }),
    status: row.status,
    ...(row.remark !== null && { remark: row.remark }),
  }));
}
