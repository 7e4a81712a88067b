import type * as contract from '@liveryjs/schemas/calls';
import type { Tenant } from '@liveryjs/schemas/portal';
import { audienceOf } from './audience-of.ts';
import type { Session } from './session.ts';

/**
 * The key of a number that the platform counts for an account. The call's name comes first, so that reloading the call
 * counts anew.
 *
 * @param name of the call; by name, so that a page needs no more of the call before the number is asked for
 * @returns null without a session, and for a trial account, for which nothing is counted [6.04]
 */
export function countKey(
  name: keyof typeof contract,
  session: Pick<Session, 'token' | 'number' | 'accountType'>,
  { accountTypes }: Pick<Tenant, 'accountTypes'>,
) {
  const audience = audienceOf(session, accountTypes);
  return audience === 'visitor' || audience === 'trial' ? null : ([name, 'count', session.number] as const);
}
