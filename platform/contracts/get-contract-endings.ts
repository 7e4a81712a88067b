import { request } from '#platform/client/request.ts';
import type { ContractEndings, ContractEndingsRequest } from '#schemas/generated/platform.ts';

/** What an offer or an answer would terminate further down [4.21]: asked anew each time. */
export function getContractEndings(params: ContractEndingsRequest): Promise<ContractEndings> {
  return request('/wps/agent/contract/endings', { token: true, query: { ...params } });
}
