import type { Reward, RewardType } from '@liveryjs/schemas/platform';

/** Message keys by kind of reward. */
export const TYPES: Readonly<Record<RewardType, string>> = {
  PHYSICAL: 'points.type.physical',
  BONUS: 'points.type.bonus',
  VOUCHER: 'points.type.voucher',
};

/** The state of a reward: open for visitors with enough points, and for those who are not known yet. */
export type Offer =
  | { readonly kind: 'open' }
  | { readonly kind: 'soldOut' }
  | { readonly kind: 'short'; readonly missing: number };

/** @param points what somebody has; undefined while nobody knows */
export function offerOf({ stock, points: price }: Reward, points: number | undefined): Offer {
  if (stock === 0) return { kind: 'soldOut' };
  if (points !== undefined && points < price) return { kind: 'short', missing: price - points };
  return { kind: 'open' };
}

/** Reads the filters of the mall from the address; invalid values count as nothing. */
export function readMall(query: URLSearchParams, types: readonly RewardType[]) {
  const page = query.get('page') ?? '';
  return {
    type: types.find((type) => type === query.get('type')),
    affordable: query.get('affordable') === '1',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}
