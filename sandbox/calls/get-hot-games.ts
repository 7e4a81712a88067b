import type { HotGamesResponse } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import { selectGames, toGame, withColumns } from '#sandbox/games/select-games.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';

const MOST = 60;
/** Games of each of the merchant's own categories that go before all others, the categories taking turns. */
const FIRST = 12;
const turn = sql`row_number() over (partition by game.game_type order by hot_rank)`;

/**
 * The games marked as hot, of one vendor or of all: some of the merchant's own categories, then the hottest of the
 * rest. The path is this project's own.
 */
export const getHotGames: Handler<'getHotGames'> = {
  async answer({ merchantCode, vassalage, language }, { db, request }): Promise<HotGamesResponse> {
    const merchant = merchantCode ?? merchantOf(request);
    let hot = selectGames(db, await languageOf(db, language), merchant).where('game.is_hot', '=', true);
    if (vassalage) hot = hot.where('game.vendor', '=', vassalage);
    const rows = await withColumns(hot)
      .leftJoin('merchant_category as first', (join) =>
        join.onRef('first.game_type', '=', 'game.game_type').on('first.merchant', '=', merchant),
      )
      .orderBy(sql`case when ${turn} <= ${FIRST} then first.position + ${turn} * 100 end nulls last`)
      .orderBy('hot_rank')
      .limit(MOST)
      .execute();
    return { list: rows.map(toGame) };
  },
};
