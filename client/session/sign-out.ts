import { type ActionContext, CallError } from '@liveryjs/engine/kit/plain';
import { logOut } from '@liveryjs/schemas/calls/identity';
import { call } from '#client/calls/call.ts';
import { leaveSession } from './leave-session.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { forgetPassword } from './remembered-login.ts';
import { session } from './session.ts';

/**
 * Asks, ends the session at the platform, here and in the other tabs, forgets a remembered password, and goes to the
 * home page [4.07]. A visitor who cannot reach the platform is logged out here all the same, and told so.
 */
export async function signOut(context: ActionContext): Promise<void> {
  const { number, customerId, token } = session;
  const sure = await context.confirm({
    title: 'session.signOut',
    text: 'session.signOutQuestion',
    confirm: 'session.signOut',
  });
  if (!sure || session.number !== number || session.token === undefined) return;
  // The token leaves with the call at once: it may be forgotten here.
  const told = call(logOut);
  leaveSession(context);
  context.navigate('/');
  void tellOtherTabs('signedOut', { customerId, token });
  void forgetPassword();
  try {
    await told;
  } catch (error) {
    const overAlready = error instanceof CallError && error.status === 401;
    if (!overAlready) context.notify('session.signedOutHere', 'error');
  }
}
