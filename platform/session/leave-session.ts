import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { portalSections } from '#platform/portal-sections.ts';
import { showBalance } from '#platform/wallet/balance-visibility.ts';
import { endSession } from './session.ts';

/** Forgets the session in this tab, and closes what is open of it. */
export function leaveSession(context: ActionContext): void {
  endSession(portalSections(context.brand).tenant);
  showBalance();
  context.close();
}
