import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { session } from './session.ts';

/** The aim of who logs in to go on with what stands on the page. */
export const stay = () => {};

/** The modal that all who need a session are led to. */
export const LOGIN_MODAL = 'loginPopupModal';

/**
 * Offers to log in in the place of the modal that is open.
 *
 * @param reason key of the message that says why, where that needs saying
 * @param aim what the visitor was about to do, which follows on the login
 */
export function askToLogIn(context: ActionContext, reason?: string, aim?: () => void | Promise<void>): void {
  // Brands that ask for a login first send a visitor to its page themselves: no popup lies over that.
  if (context.brand.access.loginFirst && session.token === undefined) {
    context.close();
    if (reason !== undefined) context.notify(reason);
  } else if (aim) {
    context.open({ modal: LOGIN_MODAL }, reason, aim);
  } else {
    context.open({ modal: LOGIN_MODAL }, reason);
  }
}
