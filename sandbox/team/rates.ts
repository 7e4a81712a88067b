import { decimalOf } from '@liveryjs/schemas/decimal';
import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** An account's rate of rebate in basis points. */
export async function readRate(db: Kysely<Tables>, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('rebate_rate')
    .select('rate')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.rate ?? 0;
}

/** Basis points as a decimal of percent. */
export function rateText(rate: number): string {
  return decimalOf(BigInt(rate), 2);
}

/** A decimal of percent as basis points. */
export function rateOf(text: string): number {
  return Math.round(Number(text) * 100);
}
