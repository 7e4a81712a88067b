import { request } from '#platform/client/request.ts';
import type { Session } from '#platform/session/session.ts';
import type { ActivityListResponse } from '#schemas/generated/platform.ts';

/** How who is signed in stands with each promotion that one takes part in [4.20]. */
export function getActivities(signal?: AbortSignal): Promise<ActivityListResponse> {
  return request('/wps/promotion/activities', { token: true, signal });
}

/** Null without a session. */
export function activitiesKey({ token, number }: Pick<Session, 'token' | 'number'>) {
  return token === undefined ? null : (['getActivities', number] as const);
}
