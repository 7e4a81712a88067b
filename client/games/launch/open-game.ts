import { type ActionContext, pathHere } from '@liveryjs/engine/kit/plain';
import type { GameLaunch } from './game-launch.ts';
import { keepGame, play } from './play.ts';
import { tryLaunch } from './try-launch.ts';

/** The pages that show a game in a frame: of those that play on the portal's own wallet, and of all others. */
const SEAMLESS = '/seamless';
const FRAME = '/game';

/** Launches a game and goes to the page that shows it in a frame. */
export async function openGame(context: ActionContext, launch: GameLaunch): Promise<void> {
  const answer = await tryLaunch(context, launch);
  if (!answer) return;
  const page = answer.seamless ? SEAMLESS : FRAME;
  keepGame(answer.address, { launch, from: pageBefore(context) });
  context.close();
  if (pathHere(context.brand) !== page) context.navigate(page);
}

/**
 * Gets another address for the game that is played: the one that there is was opened before.
 *
 * @param failed address that the game did not show at: the platform's next base takes its place
 * @returns whether there is one
 */
export async function renewGame(context: ActionContext, failed?: string): Promise<boolean> {
  const start = play.game?.start;
  const answer = start && (await tryLaunch(context, start.launch, failed));
  if (!answer) return false;
  keepGame(answer.address, start);
  return true;
}

/** The page to go back to: this one, or where the game before this one was started. */
function pageBefore({ brand }: ActionContext): string {
  const path = pathHere(brand);
  if (path !== SEAMLESS && path !== FRAME) return path + location.search;
  return play.game?.start?.from ?? '/';
}
