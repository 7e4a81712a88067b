import { getPermission } from '@liveryjs/schemas/calls/site';
import { call } from '#client/calls/call.ts';
import { session } from '#client/session/session.ts';
import { system } from '#client/system/store.ts';
import { chatAddress } from './chat-address.ts';
import { customerServiceOf } from './customer-service-of.ts';

/**
 * Where the chat for this visitor is: by what the platform has told already, else asked anew.
 *
 * @returns undefined where there is none that a browser should open
 * @throws CallError
 */
export async function lookUpChat(): Promise<string | undefined> {
  const { customerService } = system;
  const entries =
    customerService.length > 0
      ? customerService
      : customerServiceOf(await call(getPermission, { url: location.host }));
  return chatAddress(entries, session.member?.clubLabel?.rankLevel, location.origin);
}
