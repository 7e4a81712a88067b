import { getMissionSummary } from '@liveryjs/schemas/calls/rewards';
import { call } from '#client/calls/call.ts';

/** Counts the missions that wait to be claimed. @throws CallError */
export async function countMissions(signal?: AbortSignal): Promise<number> {
  return (await call(getMissionSummary, {}, { signal })).claimable;
}
