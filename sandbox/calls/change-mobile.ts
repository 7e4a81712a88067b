import type { Handler } from '#sandbox/http/contract.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { bindContact } from '#sandbox/profile/bind-contact.ts';
import { numberToBind } from '#sandbox/profile/new-contact.ts';

/** Binds a number to the account. The path and the shape are this project's own. */
export const changeMobile: Handler<'changeMobile'> = {
  async answer(_query, { session: { accountId }, body, ...platform }) {
    await requireTrueAccount(platform, accountId);
    await bindContact(platform, accountId, await numberToBind(platform.db, body), body);
    return null;
  },
};
