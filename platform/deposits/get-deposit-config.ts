import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { DepositConfig } from '#schemas/generated/platform.ts';

/** How the account may pay in, and which bonuses there are. */
export function getDepositConfig(language: string, signal: AbortSignal): Promise<DepositConfig> {
  return request('/wps/deposit/channels', { query: { language }, token: true, signal });
}

/** Null without a session. */
export function depositConfigKey({ token, number }: Pick<Session, 'token' | 'number'>, language: string) {
  return token === undefined ? null : (['getDepositConfig', number, language] as const);
}
