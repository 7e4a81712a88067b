import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { WithdrawalListRequest, WithdrawalListResponse } from '#schemas/generated/platform.ts';

interface WithdrawalCut {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** One page of the withdrawals of who is signed in, the latest first. */
export function getWithdrawals(
  { page, pageSize }: WithdrawalCut,
  signal?: AbortSignal,
): Promise<WithdrawalListResponse> {
  const query: WithdrawalListRequest = { pageNo: page, pageSize };
  return request('/wps/withdraw/requests', { query: { ...query }, token: true, signal });
}

/** Null without a session. */
export function withdrawalsKey({ token, number }: Pick<Session, 'token' | 'number'>, cut: WithdrawalCut) {
  return token === undefined ? null : (['getWithdrawals', number, cut] as const);
}
