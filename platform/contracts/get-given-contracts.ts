import { request } from '#platform/client/request.ts';
import type { ContractList, ContractListRequest } from '#schemas/generated/platform.ts';

/** A page of the contracts that an agent has given, newest first [4.21]. */
export function getGivenContracts(params: ContractListRequest, signal?: AbortSignal): Promise<ContractList> {
  return request('/wps/agent/contract/given', { token: true, query: { ...params }, signal });
}

/** @param session number of the session that asks */
export function givenContractsKey(session: number, params: ContractListRequest) {
  return ['getGivenContracts', session, params] as const;
}
