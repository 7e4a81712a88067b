import { CallError } from '@liveryjs/engine/kit/plain';

const KEYS: Readonly<Record<string, string>> = {
  rate_above_own: 'team.rateAboveOwn',
  too_many_links: 'team.tooManyLinks',
  not_in_team: 'team.notInTeam',
  username_taken: 'team.usernameTaken',
  not_agent: 'team.notAgent',
};

/** Key of what agents read when a change of their team was refused; undefined for what is not of teams alone. */
export function teamRefusal(error: unknown): string | undefined {
  return error instanceof CallError && error.code !== undefined ? KEYS[error.code] : undefined;
}
