import type { Game, GameCategoryCode } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { soldAt } from './sold-at.ts';

/**
 * Games of the vendors that are on, with their names in a language, or in English.
 *
 * @param merchant whose games; undefined for all that there are
 */
export function selectGames(db: Kysely<Tables>, language = 'EN', merchant?: string) {
  return db
    .selectFrom('game')
    .innerJoin('vendor', 'vendor.code', 'game.vendor')
    .leftJoin('game_name as own', (join) =>
      join.onRef('own.node_id', '=', 'game.node_id').on('own.language', '=', language),
    )
    .leftJoin('lottery_game as drawn', 'drawn.node_id', 'game.node_id')
    .where('vendor.enabled', '=', true)
    .where(soldAt(merchant, 'game.game_type'));
}

/** Selects the columns that `toGame` makes a game from. */
export function withColumns(games: ReturnType<typeof selectGames>) {
  return games.select(({ fn }) => [
    'game.node_id',
    'game.vendor',
    'game.game_type',
    'game_classify',
    'min_bet',
    'min_line_num',
    'icon',
    'game.is_hot',
    'game.is_new',
    'drawn.code as lottery_code',
    fn.coalesce('own.name', 'game.name').as('game_name'),
  ]);
}

export function toGame(row: {
  node_id: number;
  vendor: string;
  game_type: GameCategoryCode;
  game_classify: string;
  game_name: string;
  min_bet: number;
  min_line_num: number;
  icon: string;
  is_hot: boolean;
  is_new: boolean;
  lottery_code: string | null;
}): Game {
  return {
    nodeId: row.node_id,
    vassalage: row.vendor,
    gameType: row.game_type,
    gameClassify: row.game_classify,
    ...(row.lottery_code === null ? {} : { gameCode: row.lottery_code }),
    gameName: row.game_name,
    minBet: row.min_bet,
    minLineNum: row.min_line_num,
    icon: row.icon,
    isHot: row.is_hot,
    isNew: row.is_new,
  };
}
