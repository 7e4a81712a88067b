import { request } from '#platform/client/request.ts';
import type { MissionLeaderboard } from '#schemas/generated/platform.ts';

/** Who has bet most this week, and where who is signed in stands. */
export function getMissionLeaderboard(signal?: AbortSignal): Promise<MissionLeaderboard> {
  return request('/wps/relay/MCSFE_missionLeaderboard', { token: true, signal });
}

/** @param session number of the session whose place it is */
export function missionLeaderboardKey(session: number) {
  return ['getMissionLeaderboard', session] as const;
}
