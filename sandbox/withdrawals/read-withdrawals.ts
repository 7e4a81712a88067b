import { decimalOf } from '@liveryjs/schemas/decimal';
import type { Withdrawal } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { maskNumber } from './mask-number.ts';
import { providerOf } from './providers.ts';
import { readTransfers } from './read-transfers.ts';

interface Cut {
  /** Only this one. */
  readonly reference?: string;
  readonly limit?: number;
  readonly offset?: number;
}

/** Withdrawals of an account as answers show them, the latest first. */
export async function readWithdrawals(
  db: Kysely<Tables>,
  accountId: number,
  now: Date,
  { reference, limit = 1, offset = 0 }: Cut = {},
): Promise<Withdrawal[]> {
  const { code: currency, digits } = await readCurrency(db, accountId);
  let withdrawals = db
    .selectFrom('withdrawal')
    .innerJoin('payout_account', 'payout_account.id', 'payout_account_id')
    .where('withdrawal.account_id', '=', accountId);
  if (reference !== undefined) withdrawals = withdrawals.where('reference', '=', reference);
  const rows = await withdrawals
    .select([
      'reference',
      'applied_at',
      'provider',
      'number',
      'status',
      'remark',
      sql<string>`amount::text`.as('amount'),
      sql<string>`fee::text`.as('fee'),
    ])
    .orderBy('applied_at', 'desc')
    .orderBy('reference', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const transfers = await readTransfers(db, accountId, now, { references: rows.map((row) => row.reference) });
  return rows.map((row) => ({
    reference: row.reference,
    appliedAt: row.applied_at.toISOString(),
    amount: decimalOf(BigInt(row.amount), digits),
    fee: decimalOf(BigInt(row.fee), digits),
    arrives: decimalOf(BigInt(row.amount) - BigInt(row.fee), digits),
    currency,
    account: `${providerOf(row.provider).name} ${maskNumber(row.number)}`,
    status: row.status,
    ...(row.remark !== null && { remark: row.remark }),
    transfers: transfers.filter((transfer) => transfer.reference === row.reference),
  }));
}

/** @throws Error for one that is not there: it has just been written */
export async function readWithdrawal(
  db: Kysely<Tables>,
  accountId: number,
  reference: string,
  now: Date,
): Promise<Withdrawal> {
  const [withdrawal] = await readWithdrawals(db, accountId, now, { reference });
  if (!withdrawal) throw new Error(`There is no withdrawal ${reference}.`);
  return withdrawal;
}
