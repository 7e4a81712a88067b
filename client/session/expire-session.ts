import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { portalSections } from '#client/portal-sections.ts';
import { askToLogIn, LOGIN_MODAL } from './ask-to-log-in.ts';
import { leaveSession } from './leave-session.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { lapseSession, session } from './session.ts';

/**
 * Ends a session whose token the platform no longer knows: the tab forgets the token, and asks to log in over all that is
 * open. The same visitor finds everything as it was, with what is typed in it; whoever closes the question, or logs in as
 * somebody else, leaves the session. Once for each token.
 */
export async function expireSession(token: string, context: ActionContext): Promise<void> {
  if (session.token !== token || session.lapsed) return;
  void tellOtherTabs('expired', session);
  // A brand may have a page only, which the visitor cannot reach without leaving this one.
  if (!context.brand.modals.some(({ id }) => id === LOGIN_MODAL)) {
    leaveSession(context);
    askToLogIn(context, 'session.expired');
    return;
  }
  lapseSession(portalSections(context.brand).tenant);
  await context.interrupt(LOGIN_MODAL, 'session.expired');
  if (session.lapsed) leaveSession(context);
}
