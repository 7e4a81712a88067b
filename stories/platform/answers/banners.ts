import { actions, seed } from 'virtual:stories/seed';
import type { BannerListResponse } from '@liveryjs/schemas/platform';
import type { Answers, StoryCall } from '#stories/platform/outcomes.ts';
import { spoken } from '#stories/platform/spoken.ts';

const { banner, banner_text } = seed;

export const bannerAnswers: Answers = {
  getBanners: ({ query }: StoryCall): BannerListResponse => {
    const merchant = query.get('merchant') ?? 'house';
    const group = banner.filter(({ group_name }) => group_name === query.get('groupName'));
    const ownRows = group.filter((row) => row.merchant === merchant);
    return (ownRows.length > 0 ? ownRows : group.filter((row) => row.merchant === null)).map((row) => {
      const {
        title = '',
        line = '',
        language = 'EN',
      } = spoken(banner_text, { banner_id: row.banner_id }, query) ?? {};
      // As the sandbox's, with its query as a path: a built Storybook stands on files.
      const folder = `/sandbox/img/banner/${merchant}/${language === 'AR' ? 'left' : 'right'}`;
      const action = row.linkage === null ? undefined : actions[language]?.[row.linkage];
      return {
        bannerId: row.banner_id,
        groupName: row.group_name,
        url: `${folder}/wide/${row.banner_id}.svg`,
        phoneUrl: `${folder}/phone/${row.banner_id}.svg`,
        title,
        line,
        ...(action !== undefined && { action }),
        ...(row.linkage !== null && {
          linkageType: row.linkage_type === 'URL' ? ('URL' as const) : ('ROUTE' as const),
          linkage: row.linkage,
        }),
      };
    });
  },
};
