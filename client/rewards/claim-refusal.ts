import { CallError } from '@liveryjs/engine/kit/plain';

const KEYS: Readonly<Record<string, string>> = {
  nothing_to_claim: 'rewards.nothingToClaim',
  mission_not_done: 'rewards.missionNotDone',
  mission_claimed: 'rewards.missionClaimed',
  mission_gone: 'rewards.missionGone',
  module_off: 'rewards.off',
};

/** Key of what visitors read when a reward was not paid; undefined for what is not of rewards alone. */
export function claimRefusal(error: unknown): string | undefined {
  return error instanceof CallError && error.code !== undefined ? KEYS[error.code] : undefined;
}
