import type { Tenant } from '@liveryjs/schemas/portal';
import type { Session } from './session.ts';

export type Audience = 'visitor' | 'member' | 'agent' | 'trial';

/** Returns the kind of visitor that a session is: logged in means that there is a token [4.01]. */
export function audienceOf(
  { token, accountType }: Pick<Session, 'token' | 'accountType'>,
  { agent, trial }: Tenant['accountTypes'],
): Audience {
  if (!token) return 'visitor';
  if (accountType === undefined) return 'member';
  if (trial.includes(accountType)) return 'trial';
  return agent.includes(accountType) ? 'agent' : 'member';
}
