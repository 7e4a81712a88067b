import type { Facts } from '@liveryjs/engine/kit/plain';
import { getConsolidated } from '@liveryjs/schemas/calls/contracts';
import { call } from '#client/calls/call.ts';
import { type ContractName, contractTypes } from './contract-types.ts';

/** Answers `contracts`: the types of contracts that an agent has to do with [2.36]. */
export async function loadContractFacts(signal: AbortSignal): Promise<Facts> {
  const info = await call(getConsolidated, {}, { signal });
  const names = Object.keys(contractTypes) as ContractName[];
  return { contracts: names.filter((name) => info[contractTypes[name].flag] === '1') };
}
