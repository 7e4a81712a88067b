import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { portalSections } from '#client/portal-sections.ts';
import { forgetLastUsed } from '#client/search/last-used.ts';
import { showBalance } from '#client/wallet/balance-visibility.ts';
import { endSession } from './session.ts';

/** Forgets the session in this tab and what its member last looked for and played, and closes what is open of it. */
export function leaveSession(context: ActionContext): void {
  endSession(portalSections(context.brand).tenant);
  showBalance();
  forgetLastUsed();
  context.close();
}
