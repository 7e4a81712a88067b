import { seed } from 'virtual:stories/seed';
import type { AnnouncementListResponse, PromotionListResponse } from '@liveryjs/schemas/platform';
import type { Answers, StoryCall } from '#stories/platform/outcomes.ts';
import { spoken } from '#stories/platform/spoken.ts';

const DAY = 24 * 60 * 60 * 1000;
const { promotion, promotion_text, promotion_activity } = seed;
const { announcement, announcement_text, announcement_image } = seed;

export const newsAnswers: Answers = {
  getPromotions: ({ query }: StoryCall): PromotionListResponse => ({
    list: promotion
      .filter(({ starts_in_days, ends_in_days }) => starts_in_days <= 0 && (ends_in_days ?? 1) > 0)
      .filter(({ category }) => (query.get('category') ?? category) === category)
      .map(({ id, category, art, starts_in_days, ends_in_days }) => {
        const text = spoken(promotion_text, { id }, query);
        const activity = promotion_activity.find(({ promotion_id }) => promotion_id === id);
        return {
          id,
          category,
          title: text?.title ?? '',
          summary: text?.summary ?? '',
          content: text?.content ?? '',
          image: sceneOf(art, query),
          startsAt: daysFromNow(starts_in_days),
          ...(ends_in_days !== null && { endsAt: daysFromNow(ends_in_days) }),
          ...(activity && { activity: { kind: activity.kind } }),
        };
      }),
    availablePromo: { REFERRAL: { enabled: true } },
  }),
  getAnnouncements: ({ query }: StoryCall): AnnouncementListResponse => {
    const isAbove = ({ types }: { types: readonly string[] }) => (types.includes('H') ? 0 : 1);
    const fitting = announcement
      .filter(({ platform }) => platform === (query.get('platform') ?? platform))
      .filter(({ execution }) => execution === (query.get('execution') ?? execution))
      .toSorted((a, b) => isAbove(a) - isAbove(b) || a.days_ago - b.days_ago);
    const pageSize = Number(query.get('pageSize') ?? 9);
    const first = (Number(query.get('pageNo') ?? 1) - 1) * pageSize;
    return {
      list: fitting.slice(first, first + pageSize).map(({ id, platform, execution, types, days_ago }) => {
        const text = spoken(announcement_text, { id }, query);
        return {
          id,
          platform,
          execution,
          types: [...types],
          title: text?.title ?? '',
          content: text?.content ?? '',
          publishedAt: daysFromNow(-days_ago),
          announcementImages: announcement_image
            .filter((image) => image.id === id)
            .map(({ sequence, art }) => ({ sequence, url: sceneOf(art, query) })),
        };
      }),
      totalPages: Math.ceil(fitting.length / pageSize),
    };
  },
};

function sceneOf(art: string, query: URLSearchParams): string {
  return `/sandbox/img/scene/${query.get('merchant') ?? 'house'}/${art}.svg`;
}

function daysFromNow(days: number): string {
  return new Date((Math.floor(Date.now() / DAY) + days) * DAY).toISOString();
}
