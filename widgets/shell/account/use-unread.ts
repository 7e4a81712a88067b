import { countUnread } from '@liveryjs/client/member/count-unread';
import { portalSections } from '@liveryjs/client/portal-sections';
import { countKey } from '@liveryjs/client/session/count-key';
import { session } from '@liveryjs/client/session/session';
import { useBrand, useResource } from '@liveryjs/engine/kit';
import { useSnapshot } from 'valtio/react';

/** Returns the number of unread messages; undefined for accounts that have no messages [6.04]. */
export function useUnread(): number | undefined {
  const { tenant } = portalSections(useBrand());
  const key = countKey('getUnreadCount', useSnapshot(session), tenant);
  const { data } = useResource(key, countUnread);
  return key === null ? undefined : (data ?? 0);
}
