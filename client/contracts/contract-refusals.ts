import type { answerContract, offerContract } from '@liveryjs/schemas/calls/contracts';
import type { RefusalKeys } from '#client/session/refusal-key.ts';

/** Keys of the refusals of contracts. */
export const contractRefusals: RefusalKeys<typeof answerContract | typeof offerContract> = {
  would_end: 'contracts.changed',
  contract_state: 'contracts.changed',
  contract_gone: 'contracts.changed',
  rate_above_own: 'contracts.rateAboveOwn',
  bad_tiers: 'contracts.badTiers',
  not_in_team: 'contracts.notInTeam',
  downline_no_agent: 'contracts.notInTeam',
  module_off: 'contracts.off',
  request_given_up: undefined,
};
