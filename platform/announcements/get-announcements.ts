import { request } from '#platform/client/request.ts';
import type { AnnouncementListRequest, AnnouncementListResponse } from '#schemas/generated/platform.ts';

export interface AnnouncementsParams extends Pick<AnnouncementListRequest, 'merchant' | 'language'> {
  /** From 1. */
  readonly page: number;
  /** Announcements a page, 1 to 100. */
  readonly pageSize: number;
}

/** One page of what the platform announces on the web, newest first [1.09], [2.29]. */
export function getAnnouncements(
  { page, pageSize, ...rest }: AnnouncementsParams,
  signal: AbortSignal,
): Promise<AnnouncementListResponse> {
  const query: AnnouncementListRequest = {
    ...rest,
    platform: 'web',
    execution: 'B',
    pageNo: page,
    pageSize,
  };
  return request('/wps/relay/MCSFE_announcements', { query: { ...query }, signal });
}

export function announcementsKey(params: AnnouncementsParams) {
  return ['getAnnouncements', params] as const;
}
