import type { TokenCall } from '#sandbox/http/call.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { bindContact } from '#sandbox/profile/bind-contact.ts';
import { addressToBind } from '#sandbox/profile/new-contact.ts';
import type { EmailChangeRequest } from '#schemas/generated/platform.ts';

/** Binds a mail address to the account. The path and the shape are this project's own. */
export const changeEmail: TokenCall<object, EmailChangeRequest> = {
  method: 'PUT',
  path: '/wps/member/email',
  token: true,
  body: 'email-change-request',
  sealed: true,
  async answer(_query, { session: { accountId }, body, ...platform }) {
    await requireTrueAccount(platform, accountId);
    await bindContact(platform, accountId, addressToBind(body), body);
    return null;
  },
};
