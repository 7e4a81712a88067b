import type { DepositOrder } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { readDeposits } from './read-deposits.ts';

interface Which {
  readonly accountId: number;
  readonly number: string;
  readonly language: string;
  readonly now: Date;
}

/** @throws Refusal deposit_gone for what is no deposit of the account's */
export async function readDeposit(db: Kysely<Tables>, which: Which): Promise<DepositOrder> {
  const { list } = await readDeposits(db, which);
  const [deposit] = list;
  if (deposit) return deposit;
  throw new Refusal(404, 'You do not have this deposit.', { code: 'deposit_gone' });
}
