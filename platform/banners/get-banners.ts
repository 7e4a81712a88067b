import { request } from '#platform/client/request.ts';
import type { BannerListRequest, BannerListResponse } from '#schemas/generated/platform.ts';

/** The banners of a group, in order [2.19]. */
export function getBanners(params: BannerListRequest, signal: AbortSignal): Promise<BannerListResponse> {
  return request('/wps/relay/MCSFE_banners', { query: { ...params }, signal });
}

export function bannersKey(params: BannerListRequest) {
  return ['getBanners', params] as const;
}
