import type { GameCategory, GameCategoryCode, GamesMenuResponse } from '@liveryjs/schemas/platform';
import { soldAt } from '#sandbox/games/sold-at.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';

// biome-ignore format: one line reads as what it is
const order: readonly GameCategoryCode[] = ['LOTT', 'ELOTT', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'RNG', 'EGAME', 'COCKFIGHT'];

/**
 * The categories that the merchant sells and that have a vendor, with their vendors [1.07], [2.26]. Vendors of cockfights and e-sports stand in
 * SPORTS: making categories of them is for the portal [1.08].
 */
export const getGameMenus: Handler<'getGameMenus'> = {
  async answer(_query, { db, request }): Promise<GamesMenuResponse> {
    const rows = await db
      .selectFrom('vendor')
      .innerJoin('vendor_category', 'vendor_category.vendor', 'vendor.code')
      .where('enabled', '=', true)
      .where(soldAt(merchantOf(request), 'vendor_category.game_type'))
      .orderBy('position')
      .select(['code', 'is_hot', 'game_type'])
      .execute();
    return order
      .map(
        (gameCategory): GameCategory => ({
          gameCategory,
          vendors: rows
            .filter(({ game_type }) => game_type === gameCategory)
            .map(({ code, is_hot }) => ({ vassalage: code, isHot: is_hot })),
        }),
      )
      .filter(({ vendors }) => vendors.length > 0);
  },
};
