import type { TokenCall } from '#sandbox/http/call.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { bindContact } from '#sandbox/profile/bind-contact.ts';
import { numberToBind } from '#sandbox/profile/new-contact.ts';
import type { MobileChangeRequest } from '#schemas/generated/platform.ts';

/** Binds a number to the account. The path and the shape are this project's own. */
export const changeMobile: TokenCall<object, MobileChangeRequest> = {
  method: 'PUT',
  path: '/wps/member/mobile',
  token: true,
  body: 'mobile-change-request',
  sealed: true,
  async answer(_query, { session: { accountId }, body, ...platform }) {
    await requireTrueAccount(platform, accountId);
    await bindContact(platform, accountId, await numberToBind(platform.db, body), body);
    return null;
  },
};
