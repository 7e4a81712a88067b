import type { ActionContext } from '#engine/kit/plain.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { showBalance } from '#platform/wallet/balance-visibility.ts';
import { endSession, session } from './session.ts';

/** Ends the session whose token the platform no longer knows, says so, and offers to log in. Once for each token. */
export function expireSession(token: string, context: ActionContext): void {
  if (session.token !== token) return;
  endSession(portalSections(context.brand).tenant);
  showBalance();
  context.close();
  context.notify('session.expired');
  // Brands that ask for a login first send the visitor to its page.
  if (!context.brand.access.loginFirst) context.open({ modal: 'loginPopupModal' });
}
