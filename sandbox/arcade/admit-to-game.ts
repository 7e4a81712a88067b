import type { GameLaunchRequest } from '@liveryjs/schemas/platform';
import type { Kysely, Selectable } from 'kysely';
import { nodeIdOf } from '#sandbox/games/node-id-of.ts';
import { soldAt } from '#sandbox/games/sold-at.ts';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { OwnIds } from '#sandbox/http/own-ids.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { TRIAL } from '#sandbox/identity/account-types.ts';
import { nameKey } from '#sandbox/identity/name-key.ts';
import type { Tables } from '#sandbox/store/tables.ts';

export interface Admission {
  readonly game: Selectable<Tables['game']>;
  /** undefined: no room, or a game that has none. */
  readonly roomId: string | undefined;
}

/**
 * The game that a launch asks for, if the merchant sells it and the account may play it now.
 *
 * @throws Refusal need_true_account, invalid_game, unknown_room, access_restricted or game_maintenance [4.13], [8.03]
 */
export async function admitToGame(
  db: Kysely<Tables>,
  accountId: number,
  launch: OwnIds<GameLaunchRequest>,
  merchant: string,
): Promise<Admission> {
  const { type, username } = await db
    .selectFrom('account')
    .select(['type', 'username'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (nameKey(launch.username) !== username) {
    refuseMistakes([{ at: 'body/username', message: 'is not the account that is logged in' }]);
  }
  if (type === TRIAL)
    throw new Refusal(403, 'You need a real account to do this.', { code: 'need_true_account' });
  const game = await findGame(db, launch, merchant);
  // Lotteries are pages of the portal, but for those that open in a window of their own [4.13].
  if (!game || (/LOTT$/.test(game.game_type) && game.vendor !== 'TCG_SEA')) {
    throw new Refusal(404, 'This game does not exist.', { code: 'invalid_game' });
  }
  const vendor = await db
    .selectFrom('vendor')
    .select(['maintenance', 'restricted'])
    .where('code', '=', game.vendor)
    .executeTakeFirstOrThrow();
  if (vendor.restricted) {
    throw new Refusal(403, 'This game is not available where you are.', { code: 'access_restricted' });
  }
  if (vendor.maintenance || game.maintenance) {
    throw new Refusal(409, 'This game is under maintenance. Please choose another.', {
      code: 'game_maintenance',
    });
  }
  return { game, roomId: launch.roomId };
}

async function findGame(db: Kysely<Tables>, launch: OwnIds<GameLaunchRequest>, merchant: string) {
  const { gameId, nodeId, roomId, vassalage, accountTypeName } = launch;
  if (gameId !== undefined && gameId !== String(nodeId ?? gameId)) {
    refuseMistakes([{ at: 'body/gameId', message: 'is not the game of body/nodeId' }]);
  }
  let games = db
    .selectFrom('game')
    .innerJoin('vendor', 'vendor.code', 'game.vendor')
    .selectAll('game')
    .where('vendor', '=', vassalage ?? accountTypeName ?? '')
    .where('enabled', '=', true)
    .where(soldAt(merchant, 'game.game_type'))
    .orderBy('hot_rank');
  const number = nodeId ?? (gameId === undefined ? undefined : nodeIdOf(gameId));
  if (number !== undefined) games = games.where('game.node_id', '=', number);
  if (roomId === undefined) return games.executeTakeFirst();
  const game = await games
    .innerJoin('pvp_room', 'pvp_room.node_id', 'game.node_id')
    .where('room_id', '=', roomId)
    .executeTakeFirst();
  if (!game) throw new Refusal(404, 'This room does not exist.', { code: 'unknown_room' });
  return game;
}
