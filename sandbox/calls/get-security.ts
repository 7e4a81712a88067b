import type { TokenCall } from '#sandbox/http/call.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { readSecurity } from '#sandbox/profile/read-security.ts';
import type { MemberSecurity } from '#schemas/generated/platform.ts';

/** What protects the account. The path and the shape are this project's own. */
export const getSecurity: TokenCall<object> = {
  method: 'GET',
  path: '/wps/member/security',
  token: true,
  response: 'member-security',
  async answer(_query, { db, session }): Promise<MemberSecurity> {
    await requireTrueAccount({ db }, session.accountId);
    return readSecurity(db, session);
  },
};
