import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { PointsConfig } from '#schemas/generated/platform.ts';

/** What holds for the points of who is signed in [7.04]. */
export function getPointsConfig(signal?: AbortSignal): Promise<PointsConfig> {
  return request('/wps/points/config', { token: true, signal });
}

/** Null without a session. */
export function pointsConfigKey({ token, number }: Pick<Session, 'token' | 'number'>) {
  return token === undefined ? null : (['getPointsConfig', number] as const);
}
