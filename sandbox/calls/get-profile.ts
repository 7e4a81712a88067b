import type { Profile } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { readProfile } from '#sandbox/profile/read-profile.ts';

/** The account's profile, as its owner gave it [3.01]. The path and the shape are this project's own. */
export const getProfile: Handler<'getProfile'> = {
  async answer(_query, { db, request, session }): Promise<Profile> {
    await requireTrueAccount({ db }, session.accountId);
    return readProfile(db, session.accountId, merchantOf(request));
  },
};
