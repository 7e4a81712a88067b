import type { Promotion } from '@liveryjs/schemas/platform';

const DAY = 24 * 60 * 60 * 1000;
/** From so many days on it is said how many are left, instead of the date. */
const LAST_DAYS = 7;

/**
 * The remaining time of a promotion. always: nobody has said until when; until: the day of its end; lastDays: how many are
 * left, counting the one that has begun; over: none, as on a page that stayed open.
 */
export type PromotionPeriod =
  | { readonly kind: 'always' | 'over' }
  | { readonly kind: 'until'; readonly date: Date }
  | { readonly kind: 'lastDays'; readonly days: number };

export function promotionPeriod({ endsAt }: Pick<Promotion, 'endsAt'>, now: Date): PromotionPeriod {
  if (!endsAt) return { kind: 'always' };
  const date = new Date(endsAt);
  const days = Math.ceil((date.getTime() - now.getTime()) / DAY);
  if (days <= 0) return { kind: 'over' };
  return days <= LAST_DAYS ? { kind: 'lastDays', days } : { kind: 'until', date };
}
