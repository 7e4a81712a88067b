import { launchOf } from '@liveryjs/client/games/launch/game-launch';
import { startGame } from '@liveryjs/client/games/launch/start-game';
import type { ActionContext } from '@liveryjs/engine/kit/plain';
import type { Game } from '@liveryjs/schemas/platform';

/** Starts a game from its card: a chunk of its own, which nobody loads who does not play. */
export function play(context: ActionContext, game: Game): Promise<void> {
  return startGame(context, launchOf(game));
}
