import { getUnreadCount } from '@liveryjs/schemas/calls/member';
import { call } from '#platform/client/call.ts';

/** How many messages the account has not read. @throws CallError */
export async function countUnread(signal?: AbortSignal): Promise<number> {
  return (await call(getUnreadCount, {}, { signal })).count;
}
