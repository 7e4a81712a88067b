import { request } from '#platform/client/request.ts';
import { audienceOf } from '#platform/session/audience-of.ts';
import type { Session } from '#platform/session/session.ts';
import type { UnreadCount } from '#schemas/generated/platform.ts';
import type { Tenant } from '#schemas/generated/portal.ts';

/** How many messages the account has not read. */
export async function getUnreadCount(signal?: AbortSignal): Promise<number> {
  const { count } = await request<UnreadCount>('/wps/relay/CSP_unreadCount', { token: true, signal });
  return count;
}

/** Null without a session, and for a trial account, which has no messages [6.04]. */
export function unreadCountKey(
  session: Pick<Session, 'token' | 'number' | 'accountType'>,
  { accountTypes }: Pick<Tenant, 'accountTypes'>,
) {
  const audience = audienceOf(session, accountTypes);
  return audience === 'visitor' || audience === 'trial'
    ? null
    : (['getUnreadCount', session.number] as const);
}
