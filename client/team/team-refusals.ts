import type { makeTeamLink, openTeamMember, setTeamRate } from '@liveryjs/schemas/calls/team';
import type { RefusalKeys } from '#client/session/refusal-key.ts';

/** Keys of the refusals of an agent's changes of the team. */
export const teamRefusals: RefusalKeys<typeof makeTeamLink | typeof openTeamMember | typeof setTeamRate> = {
  rate_above_own: 'team.rateAboveOwn',
  too_many_links: 'team.tooManyLinks',
  not_in_team: 'team.notInTeam',
  username_taken: 'team.usernameTaken',
  not_agent: 'team.notAgent',
  // The platform says who stands in between, and which rate was given on.
  not_direct: undefined,
  rate_below_given: undefined,
  request_given_up: undefined,
};
