import { bannerRows } from '#sandbox/seed/banner-rows.ts';
import type { BannerListResponse } from '#schemas/generated/platform.ts';
import type { Answers, StoryCall } from '#stories/platform/outcomes.ts';

const rows = bannerRows();

export const bannerAnswers: Answers = {
  'GET /wps/relay/MCSFE_banners': ({ query }: StoryCall): BannerListResponse => {
    const merchant = query.get('merchant') ?? 'house';
    return rows.banner
      .filter(({ group_name }) => group_name === query.get('groupName'))
      .map(({ banner_id, group_name, linkage_type, linkage }) => {
        const texts = rows.banner_text.filter((text) => text.banner_id === banner_id);
        const text = texts.find(({ language }) => language === query.get('language')) ?? texts[0];
        return {
          bannerId: banner_id,
          groupName: group_name,
          // As the sandbox's, with its query as a path: a built Storybook stands on files.
          url: `/sandbox/img/banner/${merchant}/${text?.language}/${banner_id}.svg`,
          title: text?.title ?? '',
          ...(linkage !== null && {
            linkageType: linkage_type === 'URL' ? ('URL' as const) : ('ROUTE' as const),
            linkage,
          }),
        };
      });
  },
};
