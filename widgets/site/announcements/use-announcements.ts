import { portalSections } from '@liveryjs/client/portal-sections';
import { useBrand, useLanguages } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getAnnouncements } from '@liveryjs/schemas/calls/site';
import type { Announcement } from '@liveryjs/schemas/platform';

/** A page of announcements, and how it stands with it. */
export interface AnnouncementPage {
  readonly list: readonly Announcement[] | undefined;
  readonly pages: number;
  /** The list is that of another page: the one that was asked for is on the way. */
  readonly stale: boolean;
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** One page of what the platform announces on the web [1.09], in the visitor's language. What was there stays until it is here. */
export function useAnnouncements(page: number, pageSize: number): AnnouncementPage {
  const { current } = useLanguages();
  const { tenant } = portalSections(useBrand());
  const { data, stale, failure, retry } = useCall(
    getAnnouncements,
    {
      merchant: tenant.merchantCode,
      language: current.code,
      platform: 'web',
      execution: 'B',
      pageNo: page,
      pageSize,
    },
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
