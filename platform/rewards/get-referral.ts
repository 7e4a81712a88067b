import { request } from '#platform/client/request.ts';
import type { Referral } from '#schemas/generated/platform.ts';

/** How who is signed in invites friends, and what that has brought. */
export function getReferral(signal?: AbortSignal): Promise<Referral> {
  return request('/wps/relay/MCSFE_referral', { token: true, signal });
}

/** @param session number of the session whose friends they are */
export function referralKey(session: number) {
  return ['getReferral', session] as const;
}
