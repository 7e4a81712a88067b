import type { Call } from '#sandbox/http/call.ts';
import { registerAccount } from '#sandbox/identity/register-account.ts';
import type { RegisterMobileRequest } from '#schemas/generated/platform.ts';

/** Makes an account for a mobile number, whose name the platform makes [4.08]. */
export const registerMobile: Call<object, RegisterMobileRequest> = {
  method: 'PUT',
  path: '/wps/member/register/mobile',
  body: 'register-mobile-request',
  sealed: true,
  response: 'login-result',
  answer: (_query, context) => registerAccount('mobile', context),
};
