import type { GameListResponse } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import { selectGames, toGame, withColumns } from '#sandbox/games/select-games.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';
import { fold } from '#sandbox/seed/fold.ts';

/** One page of the games that fit. The method, sort and total are this project's own. */
export const getGameList: Handler<'getGameList'> = {
  async answer(query, { db, request }): Promise<GameListResponse> {
    const { gameType, vassalage, gameClassify, gameName, minBet, minLineNum, language } = query;
    const { pageNo, pageSize } = query;
    const sought = fold(gameName ?? '');

    let fitting = selectGames(db, await languageOf(db, language), merchantOf(request));
    if (gameType) fitting = fitting.where('game_type', '=', gameType);
    if (vassalage) fitting = fitting.where('game.vendor', 'in', vassalage.split(','));
    if (gameClassify) fitting = fitting.where('game_classify', '=', gameClassify);
    if (minBet) fitting = fitting.where('min_bet', '<=', Number(minBet));
    if (minLineNum) fitting = fitting.where('min_line_num', '<=', Number(minLineNum));
    if (sought) {
      const name = sql<string>`coalesce(own.search_name, game.search_name)`;
      fitting = fitting.where(sql<boolean>`position(${sought} in ${name}) > 0`);
    }

    const { total } = await fitting
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow()
      .then((row) => ({ total: Number(row.total) }));
    const rows = await withColumns(fitting)
      .orderBy(orders[query.sort])
      .orderBy('game.node_id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    return { games: rows.map(toGame), totalPages: Math.ceil(total / pageSize), total };
  },
};

const orders = {
  hot: sql`game.hot_rank`,
  name: sql`coalesce(own.search_name, game.search_name) collate "C"`,
  new: sql`game.release_order desc`,
};
