import { type ActionContext, CallError } from '#engine/kit/plain.ts';
import { request } from '#platform/client/request.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { showBalance } from '#platform/wallet/balance-visibility.ts';
import { endSession, session } from './session.ts';

/**
 * Asks, ends the session at the platform and here, and goes to the home page [4.07]. A visitor who cannot reach the
 * platform is logged out here all the same, and told so.
 */
export async function signOut(context: ActionContext): Promise<void> {
  const { number } = session;
  const sure = await context.confirm({
    title: 'session.signOut',
    text: 'session.signOutQuestion',
    confirm: 'session.signOut',
  });
  if (!sure || session.number !== number || session.token === undefined) return;
  // The call takes the token along as it leaves: nobody waits for its answer to be logged out.
  const told = request('/wps/session/logout', { method: 'DELETE', token: true });
  endSession(portalSections(context.brand).tenant);
  showBalance();
  context.close();
  context.navigate('/');
  try {
    await told;
  } catch (error) {
    const overAlready = error instanceof CallError && error.status === 401;
    if (!overAlready) context.notify('session.signedOutHere', 'error');
  }
}
