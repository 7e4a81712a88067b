import type { Handler } from '#sandbox/http/contract.ts';
import { registerAccount } from '#sandbox/identity/register-account.ts';

/** Makes an account with the name that the visitor chose [4.08]. */
export const register: Handler<'register'> = {
  answer: (_query, context) => registerAccount('username', context),
};
