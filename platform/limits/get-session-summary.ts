import { request } from '#platform/client/request.ts';
import type { SessionSummary } from '#schemas/generated/platform.ts';

/** What was staked and paid since the login. */
export function getSessionSummary(signal?: AbortSignal): Promise<SessionSummary> {
  return request('/wps/member/session', { token: true, signal });
}
