import { useSnapshot } from 'valtio/react';
import { useBrand, useResource } from '#engine/kit/index.ts';
import { countUnread, unreadKey } from '#platform/member/unread-messages.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { session } from '#platform/session/session.ts';

/** How many messages are unread; undefined for accounts that have none [6.04]. */
export function useUnread(): number | undefined {
  const { tenant } = portalSections(useBrand());
  const key = unreadKey(useSnapshot(session), tenant);
  const { data } = useResource(key, countUnread);
  return key === null ? undefined : (data ?? 0);
}
