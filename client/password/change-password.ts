import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { changePassword as changeAtPlatform } from '@liveryjs/schemas/calls/identity';
import type { PasswordChangeRequest } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import { askToLogIn } from '#client/session/ask-to-log-in.ts';
import { leaveSession } from '#client/session/leave-session.ts';
import { tellOtherTabs } from '#client/session/other-tabs.ts';
import { forgetPassword } from '#client/session/remembered-login.ts';
import { session } from '#client/session/session.ts';

/**
 * Changes the password of who is signed in. The platform ends every session of the account with it, and the visitor
 * is asked to log in with the new one [4.12].
 *
 * @throws CallError
 */
export async function changePassword(body: PasswordChangeRequest, context: ActionContext): Promise<void> {
  const { customerId, token } = session;
  await call(changeAtPlatform, body);
  void forgetPassword();
  leaveSession(context);
  void tellOtherTabs('expired', { customerId, token });
  askToLogIn(context, 'password.changed');
}
