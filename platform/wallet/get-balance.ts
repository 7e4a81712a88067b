import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { Balance } from '#schemas/generated/platform.ts';

/** The sum of all wallets. */
export function getBalance(signal?: AbortSignal): Promise<Balance> {
  return request('/wps/v2/wallets/balance', { token: true, signal });
}

/** Null without a session. */
export function balanceKey({ token, number }: Pick<Session, 'token' | 'number'>) {
  return token === undefined ? null : (['getBalance', number] as const);
}
