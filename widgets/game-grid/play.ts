import type { ActionContext } from '#engine/kit/plain.ts';
import { launchOf } from '#platform/games/launch/game-launch.ts';
import { startGame } from '#platform/games/launch/start-game.ts';
import type { Game } from '#schemas/generated/platform.ts';

/** Starts a game from its card: a chunk of its own, which nobody loads who does not play. */
export function play(context: ActionContext, game: Game): Promise<void> {
  return startGame(context, launchOf(game));
}
