import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { needsMet } from '#sandbox/system/needs-met.ts';

/**
 * The promotions that run today, with how one takes part. Their module is for the caller to ask about.
 *
 * @param merchant whose promotions; undefined for all that there are
 */
export function runningPromotions(db: Kysely<Tables>, merchant?: string) {
  return db
    .selectFrom('promotion')
    .leftJoin('promotion_activity as activity', 'activity.promotion_id', 'promotion.id')
    .where('promotion.starts_in_days', '<=', 0)
    .where(({ eb, or }) => or([eb('ends_in_days', 'is', null), eb('ends_in_days', '>', 0)]))
    .where(needsMet(merchant));
}
