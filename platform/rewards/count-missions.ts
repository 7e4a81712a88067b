import { getMissionSummary } from '@liveryjs/schemas/calls/rewards';
import { call } from '#platform/client/call.ts';

/** How many missions wait to be claimed. @throws CallError */
export async function countMissions(signal?: AbortSignal): Promise<number> {
  return (await call(getMissionSummary, {}, { signal })).claimable;
}
