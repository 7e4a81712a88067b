import type { PromotionListResponse } from '@liveryjs/schemas/platform';
import { runningPromotions } from '#sandbox/activities/running-promotions.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';
import { daysFrom } from '#sandbox/records/days-from.ts';
import { isModuleOn } from '#sandbox/system/modules-on.ts';

/** The promotions that run now; none while their module is off. */
export const getPromotions: Handler<'getPromotions'> = {
  async answer(
    { merchant: named, language: languageCode, category },
    { db, clock, request },
  ): Promise<PromotionListResponse> {
    const availablePromo = { REFERRAL: { enabled: await isModuleOn(db, 'REFERRAL3') } };
    if (!(await isModuleOn(db, 'PROMOTION3'))) return { list: [], availablePromo };
    const language = await languageOf(db, languageCode);
    const merchant = named ?? merchantOf(request);
    const look = new URLSearchParams({ merchant });

    let running = runningPromotions(db, merchant)
      .innerJoin('promotion_text as english', (join) =>
        join.onRef('english.id', '=', 'promotion.id').on('english.language', '=', 'EN'),
      )
      .leftJoin('promotion_text as own', (join) =>
        join.onRef('own.id', '=', 'promotion.id').on('own.language', '=', language),
      );
    if (category) running = running.where('category', '=', category);
    const rows = await running
      .select(({ fn }) => [
        'promotion.id',
        'category',
        'art',
        'promotion.starts_in_days',
        'ends_in_days',
        'activity.kind as activityKind',
        'activity.starts_in_days as activityStarts',
        fn.coalesce('own.title', 'english.title').as('title'),
        fn.coalesce('own.summary', 'english.summary').as('summary'),
        fn.coalesce('own.content', 'english.content').as('content'),
      ])
      .orderBy('position')
      .execute();
    const now = clock();
    return {
      list: rows.map(({ art, starts_in_days, ends_in_days, activityKind: kind, activityStarts, ...row }) => ({
        ...row,
        image: `/sandbox/img/scene/${art}.svg?${look}`,
        startsAt: daysFrom(now, starts_in_days),
        ...(ends_in_days === null ? {} : { endsAt: daysFrom(now, ends_in_days) }),
        ...(kind !== null && {
          activity: {
            kind,
            ...(activityStarts !== null && activityStarts > 0 && { startsAt: daysFrom(now, activityStarts) }),
          },
        }),
      })),
      availablePromo,
    };
  },
};
