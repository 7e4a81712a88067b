import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { DepositOrder, DepositOrderRequest } from '#schemas/generated/platform.ts';

/** One deposit of the account's. */
export function getDeposit(query: DepositOrderRequest, signal: AbortSignal): Promise<DepositOrder> {
  return request('/wps/deposit/order', { query: { ...query }, token: true, signal });
}

/** Null without a session, or without a deposit. */
export function depositKey(
  { token, number }: Pick<Session, 'token' | 'number'>,
  which: DepositOrderRequest | undefined,
) {
  return token === undefined || !which ? null : (['getDeposit', number, which] as const);
}
