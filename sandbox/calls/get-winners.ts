import type { GameCategoryCode, Winner, WinnerListResponse } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { selectGames } from '#sandbox/games/select-games.ts';
import { soldAt } from '#sandbox/games/sold-at.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { TRIAL } from '#sandbox/identity/account-types.ts';
import { maskName } from '#sandbox/identity/mask-name.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { type WonCategory, winsAt } from '#sandbox/winners/wins-at.ts';

/** Games of a category that its wins are of: the hottest. */
const LIKED = 40;

/** The latest wins at what the merchant sells: those of bets that were settled, and others that the platform plays by the clock. The path is this project's own. */
export const getWinners: Handler<'getWinners'> = {
  async answer(query, { db, clock, request }): Promise<WinnerListResponse> {
    const language = await languageOf(db, query.language);
    const now = clock();
    const count = Number(query.count);
    const gameTypes = query.gameType?.split(',') as GameCategoryCode[] | undefined;
    const merchant = query.merchant ?? merchantOf(request);
    const played = winsAt(await categoriesOf(db, merchant, gameTypes), { merchant, now, count });
    const platformWins = await ownWins(db, { merchant, gameTypes, count });
    const nodeIds = [...played, ...platformWins].flatMap(({ nodeId }) => nodeId ?? []);
    const games = await gamesBy(db, nodeIds, language);
    const ours = platformWins.flatMap(({ id, username, nodeId, title, gameType, amount, at }): Winner[] => {
      const game = nodeId === null ? { game: title, gameType } : games.get(nodeId);
      // Even numbers: those of the others are odd.
      const win = { id: 2 * id, name: maskName(username), amount, wonAt: (at ?? now).toISOString() };
      return game ? [{ ...win, ...game }] : [];
    });
    const others = played.flatMap(({ id, name, nodeId, amount, wonAt }): Winner[] => {
      const game = games.get(nodeId);
      return game ? [{ id: 2 * id + 1, name, amount, wonAt: wonAt.toISOString(), ...game }] : [];
    });
    const list = [...ours, ...others].sort((winner, other) => other.wonAt.localeCompare(winner.wonAt));
    return { list: list.slice(0, count) };
  },
};

/** The categories that a merchant sells, all or those that are asked for, with the games that are liked most. */
async function categoriesOf(
  db: Kysely<Tables>,
  merchant: string,
  gameTypes: readonly GameCategoryCode[] | undefined,
): Promise<readonly WonCategory[]> {
  const liked = sql<number>`row_number() over (partition by game.game_type order by hot_rank)`;
  let games = selectGames(db)
    .where(soldAt(merchant, 'game.game_type'))
    .select(['game.node_id', 'game.game_type', liked.as('place')]);
  if (gameTypes) games = games.where('game.game_type', 'in', gameTypes);
  const rows = await db
    .selectFrom(games.as('ranked'))
    .selectAll()
    .where('place', '<=', LIKED)
    .orderBy('game_type')
    .orderBy('node_id')
    .execute();
  return [...new Set(rows.map(({ game_type }) => game_type))].map((gameType) => ({
    gameType,
    nodeIds: rows.filter(({ game_type }) => game_type === gameType).map(({ node_id }) => node_id),
  }));
}

interface Asked {
  readonly merchant: string;
  readonly gameTypes: readonly GameCategoryCode[] | undefined;
  readonly count: number;
}

/** The latest wins of the platform's own accounts. */
function ownWins(db: Kysely<Tables>, { merchant, gameTypes, count }: Asked) {
  let bets = db
    .selectFrom('bet')
    .innerJoin('account', 'account.id', 'bet.account_id')
    .innerJoin('wallet', (join) =>
      join.onRef('wallet.account_id', '=', 'bet.account_id').on('wallet.place', '=', 'MAIN'),
    )
    .innerJoin('currency', 'currency.code', 'wallet.currency')
    .where('bet.status', '=', 'WON')
    .where('account.type', '!=', TRIAL)
    .where(soldAt(merchant, 'bet.game_type'));
  if (gameTypes) bets = bets.where('bet.game_type', 'in', gameTypes);
  return bets
    .select([
      'bet.id',
      'account.username',
      'bet.node_id as nodeId',
      'bet.title',
      'bet.game_type as gameType',
      'bet.settled_at as at',
      sql<number>`(bet.payout / power(10, currency.digits))::float8`.as('amount'),
    ])
    .orderBy('bet.settled_at', 'desc')
    .limit(count)
    .execute();
}

/** Reads the details of games that wins name, by number, of vendors that are on. */
async function gamesBy(db: Kysely<Tables>, nodeIds: readonly number[], language: string) {
  if (nodeIds.length === 0) return new Map<number, never>();
  const rows = await selectGames(db, language)
    .where('game.node_id', 'in', nodeIds)
    .select(({ fn }) => [
      'game.node_id',
      'game.vendor',
      'game.game_type',
      'icon',
      'drawn.code',
      fn.coalesce('own.name', 'game.name').as('name'),
    ])
    .execute();
  return new Map(
    rows.map(({ node_id, vendor, game_type, icon, code, name }) => [
      node_id,
      {
        game: name,
        gameType: game_type,
        vassalage: vendor,
        nodeId: node_id,
        icon,
        ...(code !== null && { gameCode: code }),
      },
    ]),
  );
}
