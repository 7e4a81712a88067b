import { seed } from 'virtual:stories/seed';
import type { BannerListResponse } from '@liveryjs/schemas/platform';
import type { Answers, StoryCall } from '#stories/platform/outcomes.ts';
import { spoken } from '#stories/platform/spoken.ts';

const { banner, banner_text } = seed;

export const bannerAnswers: Answers = {
  getBanners: ({ query }: StoryCall): BannerListResponse => {
    const merchant = query.get('merchant') ?? 'house';
    const group = banner.filter(({ group_name }) => group_name === query.get('groupName'));
    const own = group.filter((one) => one.merchant === merchant);
    return (own.length > 0 ? own : group.filter((one) => one.merchant === null)).map((row) => {
      const { title = '', language = 'EN' } = spoken(banner_text, { banner_id: row.banner_id }, query) ?? {};
      return {
        bannerId: row.banner_id,
        groupName: row.group_name,
        // As the sandbox's, with its query as a path: a built Storybook stands on files.
        url: `/sandbox/img/banner/${merchant}/${language}/${row.banner_id}.svg`,
        title,
        ...(row.linkage !== null && {
          linkageType: row.linkage_type === 'URL' ? ('URL' as const) : ('ROUTE' as const),
          linkage: row.linkage,
        }),
      };
    });
  },
};
