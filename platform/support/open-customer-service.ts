import type { ActionContext } from '#engine/kit/plain.ts';
import { system } from '#platform/system/store.ts';
import { chatAddress } from './chat-address.ts';

/** [4.18], [9.01] */
const WINDOW = 'popup,width=440,height=750';

/**
 * Opens customer service in a window of its own. The window opens blank first, while the visitor's click still
 * allows it, and is closed again where there is nothing to show.
 */
export function openCustomerService({ notify }: ActionContext): void {
  const chat = window.open('about:blank', 'livery-customer-service', WINDOW);
  if (!chat) {
    notify('support.popupBlocked', 'error');
    return;
  }
  const address = chatAddress(system.customerService, location.origin);
  if (!address) {
    chat.close();
    notify('support.unavailable', 'error');
    return;
  }
  chat.opener = null;
  chat.location.replace(address);
}
