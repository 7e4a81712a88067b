import type { TokenCall } from '#sandbox/http/call.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { setPaymentPassword as set } from '#sandbox/profile/set-payment-password.ts';
import type { PaymentPasswordRequest } from '#schemas/generated/platform.ts';

/** Sets the password for what the account spends. The path and the shape are this project's own. */
export const setPaymentPassword: TokenCall<object, PaymentPasswordRequest> = {
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  token: true,
  body: 'payment-password-request',
  sealed: true,
  async answer(_query, { session: { accountId }, body, ...platform }) {
    await requireTrueAccount(platform, accountId);
    await set(platform, accountId, body);
    return null;
  },
};
