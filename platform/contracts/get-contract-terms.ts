import { request } from '#platform/client/request.ts';
import type { ContractTerms, ContractTermsRequest } from '#schemas/generated/platform.ts';

/** An agent's own contract of a type, and what can be offered [4.21]. */
export function getContractTerms(params: ContractTermsRequest, signal?: AbortSignal): Promise<ContractTerms> {
  return request('/wps/agent/contract', { token: true, query: { ...params }, signal });
}

/** @param session number of the session that asks */
export function contractTermsKey(session: number, params: ContractTermsRequest) {
  return ['getContractTerms', session, params] as const;
}
