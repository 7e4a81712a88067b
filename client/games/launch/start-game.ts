import type { ActionContext } from '@liveryjs/engine/kit/plain';
import { portalSections } from '#client/portal-sections.ts';
import { notePlayed } from '#client/search/last-used.ts';
import { askToLogIn } from '#client/session/ask-to-log-in.ts';
import { audienceOf } from '#client/session/audience-of.ts';
import { session } from '#client/session/session.ts';
import { decideLaunch } from './decide-launch.ts';
import type { GameLaunch } from './game-launch.ts';
import { offerRooms } from './offer-rooms.ts';
import { openGame } from './open-game.ts';
import { openInWindow } from './open-in-window.ts';
import { play } from './play.ts';
import { refuseLaunch } from './refuse-launch.ts';

/**
 * Does what a launch leads to [4.13]: asks to log in, shows a page, a popup or a window, or says why not.
 *
 * @returns done when the visitor sees what has become of it
 */
export async function startGame(context: ActionContext, launch: GameLaunch): Promise<void> {
  if (refuseLaunch(context, launch, () => startGame(context, launch))) return;
  const { accountTypes } = portalSections(context.brand).tenant;
  const decision = decideLaunch(launch, audienceOf(session, accountTypes));
  switch (decision.kind) {
    case 'login':
      return askToLogIn(context, 'launch.notLoggedIn', () => startGame(context, launch));
    case 'trueAccount':
      return context.open({ modal: 'needTrueAccount' });
    case 'lottery':
    case 'vnLottery':
      notePlayed(launch);
      context.close();
      return context.navigate(decision.path);
    case 'seaWindow':
      notePlayed(launch);
      return openInWindow(context, launch);
    case 'list':
      play.offered = launch;
      return context.open({ modal: 'vendorGames' });
    case 'rooms':
      return offerRooms(context, launch);
    case 'frame':
      notePlayed(launch);
      return openGame(context, launch);
  }
}
