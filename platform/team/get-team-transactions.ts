import { request } from '#platform/client/request.ts';
import type { TeamTransactionsRequest, TeamTransactionsResponse } from '#schemas/generated/platform.ts';

export type TeamTransactionsParams = Omit<TeamTransactionsRequest, 'pageNo' | 'pageSize'> & {
  /** From 1. */
  readonly pageNo: number;
  /** Movements a page, 1 to 100. */
  readonly pageSize: number;
};

/** A page of the movements of money of everybody below an agent, newest first, with the totals of all pages. */
export function getTeamTransactions(
  { pageNo, pageSize, ...rest }: TeamTransactionsParams,
  signal?: AbortSignal,
): Promise<TeamTransactionsResponse> {
  const query: TeamTransactionsRequest = { ...rest, pageNo, pageSize };
  return request('/wps/agent/transactions', { token: true, query: { ...query }, signal });
}

/** @param session number of the session of the agent */
export function teamTransactionsKey(session: number, params: TeamTransactionsParams) {
  return ['getTeamTransactions', session, params] as const;
}
