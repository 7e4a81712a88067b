import { type Kysely, sql } from 'kysely';
import { selectGames } from '#sandbox/games/select-games.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/** Lotteries of the vendors that are on, with their names in a language, or in English. */
export function selectLotteries(db: Kysely<Tables>, language = 'EN') {
  return selectGames(db, language)
    .innerJoin('lottery_game as lottery', 'lottery.node_id', 'game.node_id')
    .select(({ fn }) => [
      'lottery.code',
      'lottery.group_code',
      'lottery.family',
      'lottery.prize_modes',
      'lottery.every_s',
      'lottery.offset_s',
      'lottery.closes_s',
      'lottery.jackpot_start',
      'lottery.jackpot_step',
      'game.node_id',
      'game.vendor',
      'game.game_type',
      'game.icon',
      'game.name as english',
      'vendor.restricted',
      sql<boolean>`game.maintenance or vendor.maintenance`.as('maintenance'),
      fn.coalesce('own.name', 'game.name').as('name'),
    ])
    .orderBy('lottery.position');
}

export type Lottery = Awaited<ReturnType<ReturnType<typeof selectLotteries>['executeTakeFirstOrThrow']>>;

/** @throws Refusal invalid_game where no lottery has the code, or its vendor is off */
export async function findLottery(db: Kysely<Tables>, code: string): Promise<Lottery> {
  const lottery = await selectLotteries(db).where('lottery.code', '=', code).executeTakeFirst();
  if (!lottery) throw new Refusal(404, 'This lottery does not exist.', { code: 'invalid_game' });
  return lottery;
}
