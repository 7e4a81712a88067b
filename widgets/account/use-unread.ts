import { useSnapshot } from 'valtio/react';
import { useBrand, useResource } from '#engine/kit/index.ts';
import { countUnread } from '#platform/member/count-unread.ts';
import { portalSections } from '#platform/portal-sections.ts';
import { countKey } from '#platform/session/count-key.ts';
import { session } from '#platform/session/session.ts';

/** How many messages are unread; undefined for accounts that have none [6.04]. */
export function useUnread(): number | undefined {
  const { tenant } = portalSections(useBrand());
  const key = countKey('getUnreadCount', useSnapshot(session), tenant);
  const { data } = useResource(key, countUnread);
  return key === null ? undefined : (data ?? 0);
}
