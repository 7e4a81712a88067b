import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type {
  PointsTransactionListRequest,
  PointsTransactionListResponse,
} from '#schemas/generated/platform.ts';

export interface PointsTransactionListParams extends Pick<PointsTransactionListRequest, 'direction'> {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** One page of the points that came and went, the latest first [7.04]. */
export function getPointsTransactions(
  { page, pageSize, ...rest }: PointsTransactionListParams,
  signal: AbortSignal,
): Promise<PointsTransactionListResponse> {
  const query: PointsTransactionListRequest = {
    ...rest,
    pageNo: page,
    pageSize,
  };
  return request('/wps/points/transactions', { query: { ...query }, token: true, signal });
}

/** Null without a session. */
export function pointsTransactionsKey(
  { token, number }: Pick<Session, 'token' | 'number'>,
  params: PointsTransactionListParams,
) {
  return token === undefined ? null : (['getPointsTransactions', number, params] as const);
}
