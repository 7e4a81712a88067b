import type { ActionContext } from '@liveryjs/engine/kit/plain';
import type { LinkTarget } from '@liveryjs/schemas/brand';

/**
 * Tells that a form has done its work, and leads away from it.
 *
 * @param done where to; undefined: all that is open closes
 * @param messageKey what is told
 */
export function leaveForm(context: ActionContext, done: LinkTarget | undefined, messageKey: string): void {
  if (done) context.open(done);
  else context.close();
  context.notify(messageKey);
}
