import { call } from '#platform/client/call.ts';
import { keyOf } from '#platform/client/key-of.ts';
import { audienceOf } from '#platform/session/audience-of.ts';
import type { Session } from '#platform/session/session.ts';
import { getMissionSummary } from '#schemas/generated/calls/rewards.ts';
import type { Tenant } from '#schemas/generated/portal.ts';

/** How many missions wait to be claimed. @throws CallError */
export async function countMissions(signal?: AbortSignal): Promise<number> {
  return (await call(getMissionSummary, {}, { signal })).claimable;
}

/** The key of that number; null without a session, and for a trial account, which has no missions. */
export function missionCountKey(
  session: Pick<Session, 'token' | 'number' | 'accountType'>,
  { accountTypes }: Pick<Tenant, 'accountTypes'>,
) {
  const isTrial = audienceOf(session, accountTypes) === 'trial';
  return isTrial ? null : keyOf(getMissionSummary, 'claimable', session);
}
