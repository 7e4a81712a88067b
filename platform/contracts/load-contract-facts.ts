import type { Facts } from '#engine/kit/plain.ts';
import { request } from '#platform/client/request.ts';
import type { ConsolidatedInfo } from '#schemas/generated/platform.ts';
import { type ContractName, contractTypes } from './contract-types.ts';

/** Answers `contracts`: the types of contracts that an agent has to do with [2.36]. */
export async function loadContractFacts(signal: AbortSignal): Promise<Facts> {
  const info: ConsolidatedInfo = await request('/wps/member/info/funds/consolidated', {
    token: true,
    signal,
  });
  const names = Object.keys(contractTypes) as ContractName[];
  return { contracts: names.filter((name) => info[contractTypes[name].flag] === '1') };
}
