import { CallError } from '@liveryjs/engine/kit/plain';

const texts: Readonly<Record<string, string>> = {
  would_end: 'contracts.changed',
  contract_state: 'contracts.changed',
  contract_gone: 'contracts.changed',
  rate_above_own: 'contracts.rateAboveOwn',
  bad_tiers: 'contracts.badTiers',
  not_in_team: 'contracts.notInTeam',
  downline_no_agent: 'contracts.notInTeam',
  module_off: 'contracts.off',
};

/** Key of the message that says why something about a contract was refused. */
export function contractRefusal(error: unknown): string {
  if (!(error instanceof CallError)) return 'engine.actionFailed';
  return texts[error.code ?? ''] ?? 'engine.actionFailed';
}
