import { request } from '#platform/client/request.ts';
import type { ContractSettlementList, ContractSettlementListRequest } from '#schemas/generated/platform.ts';

export type ContractSettlementParams = Omit<ContractSettlementListRequest, 'pageNo' | 'pageSize'> & {
  /** From 1. */
  readonly pageNo: number;
  /** Settlements a page, 1 to 100. */
  readonly pageSize: number;
};

/** A page of what an agent's contracts of a type have brought and cost, latest period first [4.21]. */
export function getContractSettlements(
  { pageNo, pageSize, ...rest }: ContractSettlementParams,
  signal?: AbortSignal,
): Promise<ContractSettlementList> {
  const query: ContractSettlementListRequest = { ...rest, pageNo, pageSize };
  return request('/wps/agent/contract/settlements', { token: true, query: { ...query }, signal });
}

/** @param session number of the session that asks */
export function contractSettlementsKey(session: number, params: ContractSettlementParams) {
  return ['getContractSettlements', session, params] as const;
}
