import type { Promotion } from '@liveryjs/schemas/platform';

/** A promotion that can be shown: there is a title and a picture. */
export type ShownPromotion = Promotion & Required<Pick<Promotion, 'title' | 'image'>>;

/** The promotions that can be shown, in their order; those without a title or without a picture are left out. */
export function shownPromotions(promotions: readonly Promotion[]): readonly ShownPromotion[] {
  return promotions.filter(
    (promotion): promotion is ShownPromotion =>
      promotion.title !== undefined && promotion.image !== undefined,
  );
}
