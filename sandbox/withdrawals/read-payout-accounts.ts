import type { PayoutAccount } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { maskNumber } from './mask-number.ts';
import { providerOf } from './providers.ts';

/** The accounts that an account's withdrawals can go to. */
export async function readPayoutAccounts(db: Kysely<Tables>, accountId: number): Promise<PayoutAccount[]> {
  const rows = await db
    .selectFrom('payout_account')
    .select(['id', 'provider', 'holder', 'number', 'is_default as isDefault'])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ number, ...row }) => {
    const { kind, name } = providerOf(row.provider);
    return { ...row, kind, name, number: maskNumber(number) };
  });
}
