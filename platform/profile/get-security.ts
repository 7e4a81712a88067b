import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { MemberSecurity } from '#schemas/generated/platform.ts';

/** What protects the account of who is signed in. */
export function getSecurity(signal?: AbortSignal): Promise<MemberSecurity> {
  return request('/wps/member/security', { token: true, signal });
}

/** Null without a session. */
export function securityKey({ token, number }: Pick<Session, 'token' | 'number'>) {
  return token === undefined ? null : (['getSecurity', number] as const);
}
