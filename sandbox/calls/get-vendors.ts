import type { GameCategoryCode, VendorListResponse } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import { soldAt } from '#sandbox/games/sold-at.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';

/** The vendors of what the merchant sells, of one category or of all. The shape of an entry is this project's own. */
export const getVendors: Handler<'getVendors'> = {
  async answer({ gameType }, { db, request }): Promise<VendorListResponse> {
    const rows = await db
      .selectFrom('vendor')
      .innerJoin('vendor_category', 'vendor_category.vendor', 'vendor.code')
      .where('enabled', '=', true)
      .where(soldAt(merchantOf(request), 'vendor_category.game_type'))
      .groupBy('code')
      .orderBy('position')
      .select([
        'code',
        'name',
        'is_hot',
        'is_new',
        sql<GameCategoryCode[]>`array_agg(game_type order by game_type)`.as('game_types'),
      ])
      .execute();
    const lanes = rows
      .filter(({ game_types }) => gameType === undefined || game_types.includes(gameType))
      .map(({ code, name, is_hot, is_new, game_types }) => ({
        vassalage: code,
        vendorName: name,
        icon: `/sandbox/img/vendor/${code}.svg`,
        gameTypes: game_types,
        isHot: is_hot,
        isNew: is_new,
      }));
    return { data: { lanes } };
  },
};
