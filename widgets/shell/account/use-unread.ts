import { useBrand, useResource } from '@liveryjs/engine/kit';
import { countUnread } from '@liveryjs/platform/member/count-unread';
import { portalSections } from '@liveryjs/platform/portal-sections';
import { countKey } from '@liveryjs/platform/session/count-key';
import { session } from '@liveryjs/platform/session/session';
import { useSnapshot } from 'valtio/react';

/** How many messages are unread; undefined for accounts that have none [6.04]. */
export function useUnread(): number | undefined {
  const { tenant } = portalSections(useBrand());
  const key = countKey('getUnreadCount', useSnapshot(session), tenant);
  const { data } = useResource(key, countUnread);
  return key === null ? undefined : (data ?? 0);
}
