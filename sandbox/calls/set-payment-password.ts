import type { Handler } from '#sandbox/http/contract.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { setPaymentPassword as set } from '#sandbox/profile/set-payment-password.ts';

/** Sets the password for what the account spends. The path and the shape are this project's own. */
export const setPaymentPassword: Handler<'setPaymentPassword'> = {
  async answer(_query, { session: { accountId }, body, ...platform }) {
    await requireTrueAccount(platform, accountId);
    await set(platform, accountId, body);
    return null;
  },
};
