import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** The settlements of contracts that an account has to do with, whose periods ended in a time: after `from`, by `to`. */
export function settlementsOf(
  db: Kysely<Tables>,
  accountId: number,
  { from, to }: { readonly from: string; readonly to: string },
) {
  return db
    .selectFrom('contract_settlement as settlement')
    .innerJoin('contract', 'contract.id', 'contract_id')
    .where(({ eb, or }) =>
      or([eb('contract.upline_id', '=', accountId), eb('contract.downline_id', '=', accountId)]),
    )
    .where('to_at', '>', new Date(from))
    .where('to_at', '<=', new Date(to));
}

/** The sum of what a filter lets through, in the currency's smallest unit, as text. */
export function sumOf(filter: ReturnType<typeof sql<boolean>>) {
  return sql<string>`coalesce(sum(settlement.amount) filter (where ${filter}), 0)::text`;
}
