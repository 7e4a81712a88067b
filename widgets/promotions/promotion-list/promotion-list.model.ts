import type { ActivityAction } from '@liveryjs/client/promotions/activity-action';
import type { ActivityStatus, Promotion } from '@liveryjs/schemas/platform';
import type { PromotionCategory } from './promotion-list.props.ts';

/** The categories that have a promotion; none where there is nothing to choose between. */
export function shownCategories(
  categories: readonly PromotionCategory[],
  promotions: readonly Promotion[],
): readonly PromotionCategory[] {
  const used = new Set(promotions.map(({ category }) => category));
  return used.size > 1 ? categories.filter(({ category }) => used.has(category)) : [];
}

/** The promotions of a category, or all without one. The one that is open stays, whichever its category. */
export function narrowTo<Shown extends Promotion>(
  promotions: readonly Shown[],
  category: string | undefined,
  open: string,
): readonly Shown[] {
  return promotions.filter(
    (promotion) => !category || promotion.category === category || String(promotion.id) === open,
  );
}

/** Message keys by what somebody can do. */
export const ACTIONS: Readonly<Record<NonNullable<ActivityAction>, string>> = {
  join: 'activity.join',
  apply: 'activity.join',
  claim: 'activity.claim',
  draw: 'activity.draw',
};

/** Message keys by how an activity stands [4.20]. */
export const STATUSES: Readonly<Record<ActivityStatus, string>> = {
  JOIN: 'activity.join',
  CLAIM: 'activity.claim',
  APPLYING: 'activity.applying',
  CLOSE: 'activity.close',
  REJECTED: 'activity.rejected',
  ISSUED: 'activity.issued',
  CLAIMED: 'activity.claimed',
  PROCESS: 'activity.process',
  JOINED: 'activity.joined',
  COMING_SOON: 'activity.comingSoon',
};
