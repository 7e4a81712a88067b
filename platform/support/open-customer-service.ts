import type { ActionContext } from '@liveryjs/engine/kit/plain';

/** [4.18], [9.01] */
const WINDOW = 'popup,width=440,height=750';

/**
 * Opens customer service in a window of its own. The window opens blank first, while the visitor's click still
 * allows it, and is closed again where there is nothing to show.
 */
export async function openCustomerService({ notify }: ActionContext): Promise<void> {
  const chat = window.open('about:blank', 'livery-customer-service', WINDOW);
  if (!chat) {
    notify('support.popupBlocked', 'error');
    return;
  }
  try {
    // Its code comes when somebody asks for the chat.
    const { lookUpChat } = await import('./look-up-chat.ts');
    const address = await lookUpChat();
    if (address !== undefined) {
      chat.opener = null;
      chat.location.replace(address);
      return;
    }
  } catch {
    // Said below.
  }
  chat.close();
  notify('support.unavailable', 'error');
}
