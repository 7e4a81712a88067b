import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { PointsBalance } from '#schemas/generated/platform.ts';

/** Points to spend [7.04]. */
export function getPoints(signal?: AbortSignal): Promise<PointsBalance> {
  return request('/wps/relay/MCSFE_points', { token: true, signal });
}

/** Null without a session. */
export function pointsKey({ token, number }: Pick<Session, 'token' | 'number'>) {
  return token === undefined ? null : (['getPoints', number] as const);
}
