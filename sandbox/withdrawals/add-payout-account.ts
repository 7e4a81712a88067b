import type { PayoutAccountRequest } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { refuseMistakes } from '#sandbox/http/call.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { lockAccount } from './lock-account.ts';
import { providers } from './providers.ts';
import { readHolder } from './read-holder.ts';
import { ACCOUNTS_MOST } from './rules.ts';

/** Letters of any language, with what stands between the parts of a name. */
const NAME = /^\p{L}[\p{L}\p{M} .'’-]*$/u;

/**
 * Adds an account that withdrawals can go to; one that is there already stays as it is. The first is the default.
 *
 * @param db a transaction of the caller's
 * @throws Refusal payout_number_wrong, payout_holder_wrong, payout_accounts_full
 */
export async function addPayoutAccount(
  db: Kysely<Tables>,
  accountId: number,
  { provider: code, number, holder: typed = '' }: Omit<PayoutAccountRequest, 'password'>,
  now: Date,
): Promise<void> {
  const provider = providers.find((candidate) => candidate.code === code);
  if (!provider) {
    refuseMistakes([{ at: 'body/provider', message: 'is no bank or wallet of this platform' }]);
    return;
  }
  const { name, minDigits, maxDigits } = provider;
  if (number.length < minDigits || number.length > maxDigits) {
    throw new Refusal(400, `Account numbers at ${name} have ${minDigits} to ${maxDigits} digits.`, {
      code: 'payout_number_wrong',
    });
  }
  await lockAccount(db, accountId);
  const there = await db
    .selectFrom('payout_account')
    .select(['provider', 'number'])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .execute();
  if (there.some((payoutAccount) => payoutAccount.provider === code && payoutAccount.number === number))
    return;
  if (there.length >= ACCOUNTS_MOST) {
    throw new Refusal(409, `You can have up to ${ACCOUNTS_MOST} accounts. Remove one to add another.`, {
      code: 'payout_accounts_full',
    });
  }
  const holder = (await readHolder(db, accountId)) ?? typed.trim().replaceAll(/\s+/g, ' ');
  if (holder.length < 2 || !NAME.test(holder)) {
    throw new Refusal(400, 'The account holder’s name can only contain letters.', {
      code: 'payout_holder_wrong',
    });
  }
  await db
    .insertInto('payout_account')
    .values({
      account_id: accountId,
      provider: code,
      holder,
      number,
      is_default: there.length === 0,
      added_at: now,
      removed_at: null,
    })
    .execute();
}
