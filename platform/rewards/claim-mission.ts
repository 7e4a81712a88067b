import { moneyCall } from '#platform/client/money-call.ts';
import { request } from '#platform/client/request.ts';
import type { Mission, MissionClaimRequest } from '#schemas/generated/platform.ts';

/** The one reward of a mission that may be on its way. */
export const missionClaim = moneyCall<Mission>('mission');

/** @throws CallError */
export function claimMission(body: MissionClaimRequest): Promise<Mission> {
  return request('/wps/relay/MCSFE_missionClaim', { method: 'POST', body, token: true });
}
