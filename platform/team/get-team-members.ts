import { request } from '#platform/client/request.ts';
import type { TeamList, TeamListRequest } from '#schemas/generated/platform.ts';

export type TeamListParams = Pick<TeamListRequest, 'upline' | 'search' | 'sort' | 'order'> & {
  /** From 1. */
  readonly page: number;
  /** Accounts a page, 1 to 100. */
  readonly pageSize: number;
};

/** A page of those whom an account of the team brought, or of everybody in it whose name has something in it. */
export function getTeamMembers(
  { page, pageSize, ...rest }: TeamListParams,
  signal?: AbortSignal,
): Promise<TeamList> {
  const query: TeamListRequest = { ...rest, pageNo: page, pageSize };
  return request('/wps/agent/team/members', { token: true, query: { ...query }, signal });
}

/** @param session number of the session whose team it is */
export function teamMembersKey(session: number, params: TeamListParams) {
  return ['getTeamMembers', session, params] as const;
}
