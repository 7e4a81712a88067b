import { request } from '#platform/client/request.ts';
import type { ClubLabelListRequest, ClubLabelListResponse } from '#schemas/generated/platform.ts';

/** The ladder of VIP ranks, lowest first. */
export function getClubLabels(
  params: ClubLabelListRequest,
  signal?: AbortSignal,
): Promise<ClubLabelListResponse> {
  return request('/wps/relay/MCSFE_clubLabels', { query: { ...params }, signal });
}

export function clubLabelsKey(params: ClubLabelListRequest) {
  return ['getClubLabels', params] as const;
}
