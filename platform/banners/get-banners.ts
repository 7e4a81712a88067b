import type { EarlyCall } from '#engine/kit/plain.ts';
import { earlyCall } from '#platform/client/early-call.ts';
import { request } from '#platform/client/request.ts';
import type { BannerListRequest, BannerListResponse } from '#schemas/generated/platform.ts';

const PATH = '/wps/relay/MCSFE_banners';

/** The banners of a group, in order [2.19]. */
export function getBanners(params: BannerListRequest, signal: AbortSignal): Promise<BannerListResponse> {
  return request(PATH, { query: { ...params }, signal });
}

/** The same, sent before the portal's code is here: the first banner is the largest picture of its page. */
export function bannersEarly(params: BannerListRequest): EarlyCall {
  return earlyCall(PATH, { ...params }, params, ['value', 0, 'url']);
}

export function bannersKey(params: BannerListRequest) {
  return ['getBanners', params] as const;
}
