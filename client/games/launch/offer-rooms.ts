import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { getRoomList } from '@liveryjs/schemas/calls/games';
import { ref } from 'valtio/vanilla';
import { call } from '#client/calls/call.ts';
import { currentLanguage } from '#client/system/current-language.ts';
import type { GameLaunch } from './game-launch.ts';
import { openGame } from './open-game.ts';
import { play } from './play.ts';

/** Lets the visitor choose a room of a game. A game that has none is launched; where that cannot be told, the popup asks again. */
export async function offerRooms(context: ActionContext, launch: GameLaunch): Promise<void> {
  const rooms = await call(getRoomList, roomsOf(launch, currentLanguage(context.brand))).catch(
    () => undefined,
  );
  if (rooms?.length === 0) return openGame(context, launch);
  play.offered = launch;
  play.rooms = rooms && ref(rooms);
  context.open({ modal: 'pvpRooms' });
}

/** Returns the parameters that ask for the rooms of a game. @param language code of the language of their names */
export function roomsOf({ vassalage, nodeId }: GameLaunch, language: string) {
  return { language, ...(nodeId === undefined ? { vassalage } : { nodeId: String(nodeId) }) };
}
