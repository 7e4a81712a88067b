import { request } from '#platform/client/request.ts';
import type { WinnerListRequest, WinnerListResponse } from '#schemas/generated/platform.ts';

export interface WinnersParams extends Pick<WinnerListRequest, 'merchant' | 'language'> {
  /** 1 to 50. */
  readonly count: number;
}

/** The latest wins of everybody, newest first. */
export function getWinners(
  { count, ...rest }: WinnersParams,
  signal: AbortSignal,
): Promise<WinnerListResponse> {
  const query: WinnerListRequest = { ...rest, count: String(count) };
  return request('/wps/relay/MCSFE_winnerRankList', { query: { ...query }, signal });
}

export function winnersKey(params: WinnersParams) {
  return ['getWinners', params] as const;
}
