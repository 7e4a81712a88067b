import { useBrand, useLanguages, useResource } from '#engine/kit/index.ts';
import { announcementsKey, getAnnouncements } from '#platform/announcements/get-announcements.ts';
import { portalSections } from '#platform/portal-sections.ts';
import type { Announcement } from '#schemas/generated/platform.ts';

/** A page of announcements, and how it stands with it. */
export interface AnnouncementPage {
  readonly list: readonly Announcement[] | undefined;
  readonly pages: number;
  /** The list is that of another page: the one that was asked for is on the way. */
  readonly stale: boolean;
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** One page of the platform's announcements in the visitor's language. What was there stays until it is here. */
export function useAnnouncements(page: number, pageSize: number): AnnouncementPage {
  const { current } = useLanguages();
  const { tenant } = portalSections(useBrand());
  const params = { merchant: tenant.merchantCode, language: current.code, page, pageSize };
  const { data, stale, failure, retry } = useResource(
    announcementsKey(params),
    (signal) => getAnnouncements(params, signal),
    { keep: true },
  );
  return {
    list: data?.list,
    pages: data?.totalPages ?? 0,
    stale,
    // A page that shows stays when only its renewal fails.
    failure: data && !stale ? undefined : failure,
    retry,
  };
}
