import type { ActionContext } from '#engine/kit/plain.ts';
import { request } from '#platform/client/request.ts';
import { askToLogIn } from '#platform/session/ask-to-log-in.ts';
import { leaveSession } from '#platform/session/leave-session.ts';
import { tellOtherTabs } from '#platform/session/other-tabs.ts';
import { forgetPassword } from '#platform/session/remembered-login.ts';
import type { PasswordChangeRequest } from '#schemas/generated/platform.ts';

/**
 * Changes the password of who is signed in. The platform ends every session of the account with it, and the visitor
 * is asked to log in with the new one [4.12].
 *
 * @throws CallError
 */
export async function changePassword(body: PasswordChangeRequest, context: ActionContext): Promise<void> {
  await request('/wps/member/password', { method: 'POST', body, encrypt: true, token: true });
  void forgetPassword();
  leaveSession(context);
  tellOtherTabs('expired');
  askToLogIn(context, 'password.changed');
}
