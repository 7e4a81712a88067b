import type { MemberSecurity } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { readSecurity } from '#sandbox/profile/read-security.ts';

/** The protections of the account. The path and the shape are this project's own. */
export const getSecurity: Handler<'getSecurity'> = {
  async answer(_query, { db, session }): Promise<MemberSecurity> {
    await requireTrueAccount({ db }, session.accountId);
    return readSecurity(db, session);
  },
};
