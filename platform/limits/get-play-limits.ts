import { request } from '#platform/client/request.ts';
import type { PlayLimits } from '#schemas/generated/platform.ts';

/** What who is signed in has set themselves. */
export function getPlayLimits(signal?: AbortSignal): Promise<PlayLimits> {
  return request('/wps/member/limits', { token: true, signal });
}

/** @param session number of the session whose limits they are */
export function playLimitsKey(session: number) {
  return ['getPlayLimits', session] as const;
}
