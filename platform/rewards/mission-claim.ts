import { moneyCall } from '#platform/client/money-call.ts';
import { claimMission } from '#schemas/generated/calls/rewards.ts';

/** The one reward of a mission that may be on its way. */
export const missionClaim = moneyCall('mission', claimMission);
