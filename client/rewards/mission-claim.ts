import { claimMission } from '@liveryjs/schemas/calls/rewards';
import { moneyCall } from '#client/calls/money-call.ts';

/** The one reward of a mission that may be on its way. */
export const missionClaim = moneyCall('mission', claimMission);
