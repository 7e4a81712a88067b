import { request } from '#platform/client/request.ts';
import { audienceOf } from '#platform/session/audience-of.ts';
import type { Session } from '#platform/session/session.ts';
import type { MissionSummary } from '#schemas/generated/platform.ts';
import type { Tenant } from '#schemas/generated/portal.ts';

/** How many missions wait to be claimed. */
export async function countMissions(signal?: AbortSignal): Promise<number> {
  const { claimable } = await request<MissionSummary>('/wps/relay/MCSFE_missionSummary', {
    token: true,
    signal,
  });
  return claimable;
}

/** Null without a session, and for a trial account, which has no missions. */
export function missionCountKey(
  session: Pick<Session, 'token' | 'number' | 'accountType'>,
  { accountTypes }: Pick<Tenant, 'accountTypes'>,
) {
  const audience = audienceOf(session, accountTypes);
  return audience === 'visitor' || audience === 'trial' ? null : (['countMissions', session.number] as const);
}
