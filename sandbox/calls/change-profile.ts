import type { Profile } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { changeProfile as change } from '#sandbox/profile/change-profile.ts';
import { readProfile } from '#sandbox/profile/read-profile.ts';

/** Changes what the account says of itself [3.01]. The path and the shape are this project's own. */
export const changeProfile: Handler<'changeProfile'> = {
  async answer(_query, { db, clock, request, session: { accountId }, body: changes }): Promise<Profile> {
    await requireTrueAccount({ db }, accountId);
    const merchant = merchantOf(request);
    return db.transaction().execute(async (transaction) => {
      await change(transaction, { accountId, merchant, wanted: changes }, clock());
      return readProfile(transaction, accountId, merchant);
    });
  },
};
