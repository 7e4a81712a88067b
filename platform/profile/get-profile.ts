import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { Profile } from '#schemas/generated/platform.ts';

/** What who is signed in says of themselves, and what the platform asks of it [3.01]. */
export function getProfile(signal?: AbortSignal): Promise<Profile> {
  return request('/wps/member/profile', { token: true, signal });
}

/** Null without a session. */
export function profileKey({ token, number }: Pick<Session, 'token' | 'number'>) {
  return token === undefined ? null : (['getProfile', number] as const);
}
