import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { DepositListRequest, DepositListResponse } from '#schemas/generated/platform.ts';

export interface DepositListParams extends Pick<DepositListRequest, 'language' | 'status'> {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** One page of the account's deposits, the latest first. */
export function getDeposits(
  { page, pageSize, ...rest }: DepositListParams,
  signal: AbortSignal,
): Promise<DepositListResponse> {
  const query: DepositListRequest = { ...rest, pageNo: page, pageSize };
  return request('/wps/deposit', { query: { ...query }, token: true, signal });
}

/** Null without a session. */
export function depositsKey({ token, number }: Pick<Session, 'token' | 'number'>, params: DepositListParams) {
  return token === undefined ? null : (['getDeposits', number, params] as const);
}
