import type { BannerListResponse } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';
import { say, scriptOf } from '#sandbox/messages/say.ts';
import type { BannerShape } from '#sandbox/pictures/draw-banner.ts';
import { bannerActions } from '#sandbox/seed/banners.ts';
import { needsMet } from '#sandbox/system/needs-met.ts';

/**
 * The banners of a group, the merchant's own where it has some, in the site's colours [2.19]. The path and the shape are
 * this project's own.
 */
export const getBanners: Handler<'getBanners'> = {
  async answer(
    { groupName, language: languageCode, merchant: named },
    { db, request },
  ): Promise<BannerListResponse> {
    const language = await languageOf(db, languageCode);
    const merchant = named ?? merchantOf(request);
    const rows = await db
      .selectFrom('banner')
      .innerJoin('banner_text as english', (join) =>
        join.onRef('english.banner_id', '=', 'banner.banner_id').on('english.language', '=', 'EN'),
      )
      .leftJoin('banner_text as own', (join) =>
        join.onRef('own.banner_id', '=', 'banner.banner_id').on('own.language', '=', language),
      )
      .where('group_name', '=', groupName)
      .where(
        sql<boolean>`merchant is not distinct from (
          select distinct merchant from banner where group_name = ${groupName} and merchant = ${merchant})`,
      )
      .where(needsMet(merchant))
      .orderBy('position')
      .select(({ fn }) => [
        'banner.banner_id',
        'group_name',
        'linkage_type',
        'linkage',
        fn.coalesce('own.title', 'english.title').as('title'),
        fn.coalesce('own.line', 'english.line').as('line'),
      ])
      .execute();
    // Away from where reading begins.
    const side = scriptOf(language).dir === 'rtl' ? 'left' : 'right';
    const picture = (bannerId: number, shape: BannerShape) =>
      `/sandbox/img/banner/${bannerId}.svg?${new URLSearchParams({ merchant, shape, side })}`;
    return rows.map(({ banner_id, group_name, title, line, linkage_type, linkage }) => {
      const action = linkage === null ? undefined : bannerActions[linkage];
      return {
        bannerId: banner_id,
        groupName: group_name,
        url: picture(banner_id, 'wide'),
        phoneUrl: picture(banner_id, 'phone'),
        title,
        line,
        ...(action !== undefined && { action: say(language, `banner.action.${action}`) }),
        ...(linkage_type !== null && linkage !== null && { linkageType: linkage_type, linkage }),
      };
    });
  },
};
