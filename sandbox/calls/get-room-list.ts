import type { RoomListResponse } from '@liveryjs/schemas/platform';
import { selectGames } from '#sandbox/games/select-games.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';
import { sayAll } from '#sandbox/messages/say.ts';
import { createRandom } from '#sandbox/seed/random.ts';

/** The time that a room keeps its players. */
const STAY_MS = 10_000;

/** The rooms of games that players play against each other, with who is in them at the moment. */
export const getRoomList: Handler<'getRoomList'> = {
  async answer({ vassalage, nodeId, language }, { db, clock, request }): Promise<RoomListResponse> {
    const spokenLanguage = await languageOf(db, language);
    let rooms = selectGames(db, spokenLanguage, merchantOf(request)).innerJoin(
      'pvp_room',
      'pvp_room.node_id',
      'game.node_id',
    );
    if (vassalage) rooms = rooms.where('game.vendor', '=', vassalage);
    if (nodeId) rooms = rooms.where('game.node_id', '=', nodeId);
    const rows = await rooms
      .select(({ fn }) => [
        'room_id',
        'game.node_id',
        'game.vendor',
        'level',
        'pvp_room.min_bet',
        'max_bet',
        'seats',
        'icon',
        fn.coalesce('own.name', 'game.name').as('name'),
      ])
      .orderBy('game.node_id')
      .orderBy('level')
      .execute();
    const names: Readonly<Record<number, string>> = sayAll(spokenLanguage, 'room');
    const turn = Math.floor(clock().getTime() / STAY_MS);
    return rows.map((row) => ({
      roomId: row.room_id,
      nodeId: row.node_id,
      vassalage: row.vendor,
      gameName: row.name,
      roomName: names[row.level] ?? row.room_id,
      minBet: row.min_bet,
      maxBet: row.max_bet,
      seats: row.seats,
      players: createRandom(row.node_id * 31 + row.level + turn * 7919).below(row.seats),
      icon: row.icon,
    }));
  },
};
