import type { Call } from '#sandbox/http/call.ts';
import { registerAccount } from '#sandbox/identity/register-account.ts';
import type { RegisterRequest } from '#schemas/generated/platform.ts';

/** Makes an account with the name that the visitor chose [4.08]. */
export const register: Call<object, RegisterRequest> = {
  method: 'PUT',
  path: '/wps/member/register',
  body: 'register-request',
  sealed: true,
  response: 'login-result',
  answer: (_query, context) => registerAccount('username', context),
};
