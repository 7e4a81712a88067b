import type { Handler } from '#sandbox/http/contract.ts';
import { registerAccount } from '#sandbox/identity/register-account.ts';

/** Makes an account for a mobile number, whose name the platform makes [4.08]. */
export const registerMobile: Handler<'registerMobile'> = {
  answer: (_query, context) => registerAccount('mobile', context),
};
