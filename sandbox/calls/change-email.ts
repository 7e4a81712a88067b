import type { Handler } from '#sandbox/http/contract.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { bindContact } from '#sandbox/profile/bind-contact.ts';
import { addressToBind } from '#sandbox/profile/new-contact.ts';

/** Binds a mail address to the account. The path and the shape are this project's own. */
export const changeEmail: Handler<'changeEmail'> = {
  async answer(_query, { session: { accountId }, body, ...platform }) {
    await requireTrueAccount(platform, accountId);
    await bindContact(platform, accountId, addressToBind(body), body);
    return null;
  },
};
