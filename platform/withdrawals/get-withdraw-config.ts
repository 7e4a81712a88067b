import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { WithdrawConfig } from '#schemas/generated/platform.ts';

/** What holds for the withdrawals of who is signed in. */
export function getWithdrawConfig(signal?: AbortSignal): Promise<WithdrawConfig> {
  return request('/wps/withdraw/config', { token: true, signal });
}

/** Null without a session. */
export function withdrawConfigKey({ token, number }: Pick<Session, 'token' | 'number'>) {
  return token === undefined ? null : (['getWithdrawConfig', number] as const);
}
