import type { ActionContext } from '#engine/kit/plain.ts';
import type { GameLaunch } from './game-launch.ts';
import { keepGame } from './play.ts';
import { tryLaunch } from './try-launch.ts';

/** Launches a game and goes to the page that shows it in a frame. */
export async function openGame(context: ActionContext, launch: GameLaunch): Promise<void> {
  const answer = await tryLaunch(context, launch);
  if (!answer) return;
  const { game_url, game_url2 } = answer;
  keepGame(game_url ?? game_url2 ?? '', launch);
  context.close();
  context.navigate(game_url === undefined ? '/seamless' : '/game');
}
