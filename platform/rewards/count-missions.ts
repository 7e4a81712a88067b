import { call } from '#platform/client/call.ts';
import { getMissionSummary } from '#schemas/generated/calls/rewards.ts';

/** How many missions wait to be claimed. @throws CallError */
export async function countMissions(signal?: AbortSignal): Promise<number> {
  return (await call(getMissionSummary, {}, { signal })).claimable;
}
