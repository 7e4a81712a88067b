import { call } from '#platform/client/call.ts';
import { keyOf } from '#platform/client/key-of.ts';
import { audienceOf } from '#platform/session/audience-of.ts';
import type { Session } from '#platform/session/session.ts';
import { getUnreadCount } from '#schemas/generated/calls/member.ts';
import type { Tenant } from '#schemas/generated/portal.ts';

/** How many messages the account has not read. @throws CallError */
export async function countUnread(signal?: AbortSignal): Promise<number> {
  return (await call(getUnreadCount, {}, { signal })).count;
}

/** The key of that number; null without a session, and for a trial account, which has no messages [6.04]. */
export function unreadKey(
  session: Pick<Session, 'token' | 'number' | 'accountType'>,
  { accountTypes }: Pick<Tenant, 'accountTypes'>,
) {
  const isTrial = audienceOf(session, accountTypes) === 'trial';
  return isTrial ? null : keyOf(getUnreadCount, 'count', session);
}
