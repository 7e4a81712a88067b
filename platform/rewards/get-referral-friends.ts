import { request } from '#platform/client/request.ts';
import type { ReferralFriends, ReferralFriendsRequest } from '#schemas/generated/platform.ts';

export interface ReferralFriendsParams {
  /** Number of the friend whose friends they are; one's own where left out. */
  readonly under?: number | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A page of whom who is signed in has brought, the latest first. */
export function getReferralFriends(
  { under, page, pageSize }: ReferralFriendsParams,
  signal?: AbortSignal,
): Promise<ReferralFriends> {
  const query: ReferralFriendsRequest = {
    ...(under !== undefined && { under: String(under) }),
    pageNo: page,
    pageSize,
  };
  return request('/wps/relay/MCSFE_referralFriends', { token: true, query: { ...query }, signal });
}

/** @param session number of the session whose friends they are */
export function referralFriendsKey(session: number, params: ReferralFriendsParams) {
  return ['getReferralFriends', session, params] as const;
}
