import type { OwnReward } from '@liveryjs/schemas/platform';

type Texts = Readonly<Record<OwnReward['kind'], string>>;

/** Keys of what rewards are called. */
export const KINDS: Texts = {
  FIRST_DEPOSIT: 'rewardCentre.kind.firstDeposit',
  WEEKLY: 'rewardCentre.kind.weekly',
  MONTHLY: 'rewardCentre.kind.monthly',
  PROMOTION: 'rewardCentre.kind.promotion',
};

/** Keys of what they are for. */
export const ABOUT: Texts = {
  FIRST_DEPOSIT: 'rewardCentre.about.firstDeposit',
  WEEKLY: 'rewardCentre.about.weekly',
  MONTHLY: 'rewardCentre.about.monthly',
  PROMOTION: 'rewardCentre.about.promotion',
};

export type RewardTab = 'READY' | 'PAST';

/** Which tab shows, and its page from 1. What nobody can mean counts as nothing. */
export function readAddress(query: URLSearchParams): { readonly tab: RewardTab; readonly page: number } {
  const page = query.get('rewardPage') ?? '';
  return {
    tab: query.get('rewards') === 'past' ? 'PAST' : 'READY',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}
