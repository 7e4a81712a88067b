import { type ActionContext, openWindow } from '@liveryjs/engine/kit/plain';
import { getGameList } from '@liveryjs/schemas/calls/games';
import { call } from '#client/calls/call.ts';
import { gameListParams } from '#client/games/game-list-params.ts';
import { portalSections } from '#client/portal-sections.ts';
import { currentLanguage } from '#client/system/current-language.ts';
import { gameAddress } from './game-address.ts';
import { type GameLaunch, launchOf } from './game-launch.ts';
import { tellInvalid } from './tell-invalid.ts';
import { tellRefusal, tryLaunch } from './try-launch.ts';

/**
 * Launches a game, of a vendor its first, into a window of its own. It opens blank first, while the visitor's click
 * still allows it, and is closed again where there is nothing to show.
 */
export async function openInWindow(context: ActionContext, launch: GameLaunch): Promise<void> {
  const opened = await openWindow(context);
  if (!opened) return;
  const game = launch.nodeId === undefined ? await firstGame(context, launch) : launch;
  const answer = game && (await tryLaunch(context, game));
  const { gameOrigins } = portalSections(context.brand).platform;
  const address = answer && gameAddress(answer.address, gameOrigins, location.origin);
  if (address === undefined) {
    opened.close();
    if (answer) void tellInvalid(context);
    return;
  }
  opened.show(address);
}

/** The first of a vendor's games; a visitor is told where there is none. */
async function firstGame(context: ActionContext, vendor: GameLaunch): Promise<GameLaunch | undefined> {
  const { vassalage, gameType } = vendor;
  const language = currentLanguage(context.brand);
  const first = { gameType, vendors: [vassalage], language, pageNo: 1, pageSize: 1 };
  try {
    const { games } = await call(getGameList, gameListParams(first, context.brand));
    const [game] = games;
    if (game) return launchOf(game);
    context.notify('session.unavailable', 'error');
  } catch (error) {
    tellRefusal(error, context, vendor);
  }
  return undefined;
}
