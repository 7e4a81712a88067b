import { request } from '#platform/client/request.ts';
import type { MissionSummary, MissionSummaryRequest } from '#schemas/generated/platform.ts';

/** The missions, and how far who is signed in is with each. */
export function getMissionSummary(
  query: MissionSummaryRequest,
  signal?: AbortSignal,
): Promise<MissionSummary> {
  return request('/wps/relay/MCSFE_missionSummary', { token: true, query: { ...query }, signal });
}

/** @param session number of the session whose progress it is */
export function missionSummaryKey(session: number, query: MissionSummaryRequest) {
  return ['getMissionSummary', session, query] as const;
}
