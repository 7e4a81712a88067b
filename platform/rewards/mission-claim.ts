import { moneyCall } from '#platform/client/money-call.ts';
import type { Mission } from '#schemas/generated/platform.ts';

/** The one reward of a mission that may be on its way. */
export const missionClaim = moneyCall<Mission>('mission');
