import type { claimBettingBonus, claimMission } from '@liveryjs/schemas/calls/rewards';
import type { RefusalKeys } from '#client/session/refusal-key.ts';

/** Keys of the refusals of rewards. */
export const claimRefusals: RefusalKeys<typeof claimBettingBonus | typeof claimMission> = {
  nothing_to_claim: 'rewards.nothingToClaim',
  mission_not_done: 'rewards.missionNotDone',
  mission_claimed: 'rewards.missionClaimed',
  mission_gone: 'rewards.missionGone',
  module_off: 'rewards.off',
  // Trial accounts are not shown what they cannot claim.
  need_true_account: undefined,
  request_given_up: undefined,
};
