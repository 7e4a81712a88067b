import type { Handler } from '#sandbox/http/contract.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { takeAccountCodes } from '#sandbox/profile/account-code.ts';
import { provePassword } from '#sandbox/profile/prove-password.ts';
import { requireContact } from '#sandbox/profile/read-contacts.ts';

/** Turns the second step of logins on or off [2.37]. The path and the shape are this project's own. */
export const changeTwoFactor: Handler<'changeTwoFactor'> = {
  async answer(_query, { db, clock, session: { accountId }, body }) {
    const { enabled, verificationCode: code = '', password = '' } = body;
    await requireTrueAccount({ db }, accountId);
    if (enabled) {
      const { recipient } = await requireContact(db, accountId, 'EMAIL');
      const brought = { accountId, purpose: 'TWO_FACTOR', channel: 'EMAIL', recipient, code } as const;
      await takeAccountCodes(db, [{ ...brought, at: 'verificationCode' }], clock());
    } else {
      await provePassword({ db, clock }, accountId, password);
    }
    await db.updateTable('account').set({ two_factor: enabled }).where('id', '=', accountId).execute();
    return null;
  },
};
