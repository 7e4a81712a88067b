import { request } from '#platform/client/request.ts';
import type { RewardListRequest, RewardListResponse } from '#schemas/generated/platform.ts';

/** What rewards are narrowed to, and cut into. */
export interface RewardListParams extends Pick<RewardListRequest, 'merchant' | 'language' | 'type'> {
  /** Only rewards whose price is not above this. */
  readonly maxPoints?: number | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** One page of what points are spent on [7.04]. */
export function getRewards(
  { maxPoints, page, pageSize, ...rest }: RewardListParams,
  signal: AbortSignal,
): Promise<RewardListResponse> {
  const query: RewardListRequest = {
    ...rest,
    ...(maxPoints !== undefined && { maxPoints: String(maxPoints) }),
    pageNo: page,
    pageSize,
  };
  return request('/wps/points/rewards', { query: { ...query }, signal });
}

export function rewardsKey(params: RewardListParams) {
  return ['getRewards', params] as const;
}
