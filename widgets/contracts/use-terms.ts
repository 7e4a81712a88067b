import { useSnapshot } from 'valtio/react';
import { useResource } from '#engine/kit/index.ts';
import { contractTermsKey, getContractTerms } from '#platform/contracts/get-contract-terms.ts';
import { session } from '#platform/session/session.ts';
import type { ContractType } from '#schemas/generated/platform.ts';

/** An agent's own contract of a type, and what can be offered. */
export function useTerms(type: ContractType) {
  const { number } = useSnapshot(session);
  return useResource(contractTermsKey(number, { type }), (signal) => getContractTerms({ type }, signal));
}
