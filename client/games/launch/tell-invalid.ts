import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { openCustomerService } from '#client/support/open-customer-service.ts';

/** Tells the visitor that a game has no address that can be opened, and offers customer service [8.03]. */
export async function tellInvalid(context: ActionContext): Promise<void> {
  const contact = await context.confirm({ text: 'launch.invalidUrl', confirm: 'launch.contact' });
  if (contact) await openCustomerService(context);
}
