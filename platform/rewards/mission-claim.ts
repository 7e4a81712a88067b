import { claimMission } from '@liveryjs/schemas/calls/rewards';
import { moneyCall } from '#platform/client/money-call.ts';

/** The one reward of a mission that may be on its way. */
export const missionClaim = moneyCall('mission', claimMission);
