import { request } from '#platform/client/request.ts';
import type { TeamProfitRequest, TeamProfitResponse } from '#schemas/generated/platform.ts';

export type TeamProfitParams = Omit<TeamProfitRequest, 'pageNo' | 'pageSize'> & {
  /** From 1. */
  readonly pageNo: number;
  /** People a page, 1 to 100. */
  readonly pageSize: number;
};

/** A page of the profit and loss of everybody below an agent, with the sums of all pages. */
export function getTeamProfit(
  { pageNo, pageSize, ...rest }: TeamProfitParams,
  signal?: AbortSignal,
): Promise<TeamProfitResponse> {
  const query: TeamProfitRequest = { ...rest, pageNo, pageSize };
  return request('/wps/agent/profit', { token: true, query: { ...query }, signal });
}

/** @param session number of the session of the agent */
export function teamProfitKey(session: number, params: TeamProfitParams) {
  return ['getTeamProfit', session, params] as const;
}
