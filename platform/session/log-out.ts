import { request } from '#platform/client/request.ts';

/** Ends the session at the platform [4.07]. The token leaves with the call at once: it may be forgotten here. */
export function logOut(): Promise<unknown> {
  return request('/wps/session/logout', { method: 'DELETE', token: true });
}
