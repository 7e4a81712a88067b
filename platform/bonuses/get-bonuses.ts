import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { BonusListRequest, BonusListResponse } from '#schemas/generated/platform.ts';

export interface BonusListParams extends Pick<BonusListRequest, 'language' | 'status'> {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** One page of the account's bonuses, the latest first, and what is left to wager. */
export function getBonuses(
  { page, pageSize, ...rest }: BonusListParams,
  signal: AbortSignal,
): Promise<BonusListResponse> {
  const query: BonusListRequest = { ...rest, pageNo: page, pageSize };
  return request('/wps/bonuses', { query: { ...query }, token: true, signal });
}

/** Null without a session. */
export function bonusesKey({ token, number }: Pick<Session, 'token' | 'number'>, params: BonusListParams) {
  return token === undefined ? null : (['getBonuses', number, params] as const);
}
