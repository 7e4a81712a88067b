import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { setPassword } from '@liveryjs/schemas/calls/identity';
import type { PasswordPhoneRequest } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import { askToLogIn } from '#client/session/ask-to-log-in.ts';
import { forgetPassword } from '#client/session/remembered-login.ts';
import { signIn } from '#client/session/sign-in.ts';
import { solveBotCheck } from '#client/verification/bot-check.ts';

/**
 * Gives the account of a mobile number a new password, and logs in with it [4.12]. Where that asks for more, the
 * visitor is asked to log in.
 *
 * @throws CallError while the password is the old one
 */
export async function resetByPhone(
  reset: Omit<PasswordPhoneRequest, 'verification'>,
  context: ActionContext,
): Promise<void> {
  const body: PasswordPhoneRequest = { ...reset, ...(await solveBotCheck()) };
  await call(setPassword, body);
  void forgetPassword();
  const { mobileNum, newPassword } = reset;
  try {
    await signIn({ username: mobileNum, password: newPassword, type: 'username' }, context);
  } catch {
    askToLogIn(context, 'password.changed');
  }
}
