import { useSnapshot } from 'valtio/react';
import { type Resource, useResource } from '#engine/kit/index.ts';
import { activitiesKey, getActivities } from '#platform/promotions/get-activities.ts';
import { session } from '#platform/session/session.ts';
import type { ActivityListResponse } from '#schemas/generated/platform.ts';

/** How who is signed in stands with each promotion that one takes part in; nothing for visitors. */
export function useActivities(): Resource<ActivityListResponse> {
  return useResource(activitiesKey(useSnapshot(session)), getActivities);
}
