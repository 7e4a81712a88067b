import { getUnreadCount } from '@liveryjs/schemas/calls/member';
import { call } from '#client/calls/call.ts';

/** Counts the messages that the account has not read. @throws CallError */
export async function countUnread(signal?: AbortSignal): Promise<number> {
  return (await call(getUnreadCount, {}, { signal })).count;
}
