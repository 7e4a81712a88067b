import { type ActionContext, openWindow } from '@liveryjs/engine/kit/plain';

/** [4.18], [9.01] */
const WINDOW = 'popup,width=440,height=750';

/**
 * Opens customer service in a window of its own. The window opens blank first, while the visitor's click still
 * allows it, and is closed again where there is nothing to show.
 */
export async function openCustomerService(context: ActionContext): Promise<void> {
  const chat = await openWindow(context, { name: 'livery-customer-service', features: WINDOW });
  if (!chat) return;
  try {
    // Its code comes when somebody asks for the chat.
    const { lookUpChat } = await import('./look-up-chat.ts');
    const address = await lookUpChat();
    if (address !== undefined) return chat.show(address);
  } catch {
    // Said below.
  }
  chat.close();
  context.notify('support.unavailable', 'error');
}
