import { request } from '#platform/client/request.ts';
import type { TeamBetsRequest, TeamBetsResponse } from '#schemas/generated/platform.ts';

export type TeamBetsParams = Omit<TeamBetsRequest, 'pageNo' | 'pageSize'> & {
  /** From 1. */
  readonly pageNo: number;
  /** Bets a page, 1 to 100. */
  readonly pageSize: number;
};

/** A page of the bets of everybody below an agent, newest first, with the totals of all pages. */
export function getTeamBets(
  { pageNo, pageSize, ...rest }: TeamBetsParams,
  signal?: AbortSignal,
): Promise<TeamBetsResponse> {
  const query: TeamBetsRequest = { ...rest, pageNo, pageSize };
  return request('/wps/agent/bets', { token: true, query: { ...query }, signal });
}

/** @param session number of the session of the agent */
export function teamBetsKey(session: number, params: TeamBetsParams) {
  return ['getTeamBets', session, params] as const;
}
