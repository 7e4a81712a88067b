import { type ActionContext, CallError } from '@liveryjs/engine/kit/plain';
import { UNREADABLE } from '#client/calls/read-answer.ts';
import { session } from '#client/session/session.ts';
import { askForGame, type LaunchedGame } from './ask-for-game.ts';
import type { GameLaunch } from './game-launch.ts';
import { play } from './play.ts';
import { refuseLaunch } from './refuse-launch.ts';
import { tellInvalid } from './tell-invalid.ts';

let last = 0;

/**
 * Asks for a game's address and tells the visitor why there is none [8.03].
 *
 * @param failed address that the game did not show at
 * @returns undefined where there is none, where the vendor is not offered now, and where the visitor has meanwhile asked for another game or is gone
 */
export async function tryLaunch(
  context: ActionContext,
  launch: GameLaunch,
  failed?: string,
): Promise<LaunchedGame | undefined> {
  if (refuseLaunch(context, launch)) return undefined;
  last += 1;
  const turn = last;
  const { number } = session;
  const isCurrent = () => turn === last && number === session.number;
  try {
    const game = await askForGame(launch, context.brand, failed);
    if (!isCurrent()) return undefined;
    if (!game) void tellInvalid(context);
    return game;
  } catch (error) {
    if (isCurrent() && isUnreadable(error)) void tellInvalid(context);
    else if (isCurrent()) tellRefusal(error, context, launch);
    return undefined;
  }
}

/** The platform has answered something that has no address, such as null. */
function isUnreadable(error: unknown): boolean {
  return error instanceof CallError && error.code === UNREADABLE;
}

/** Tells the visitor why a game does not start. */
export function tellRefusal(error: unknown, context: ActionContext, launch: GameLaunch): void {
  const { code = '', kind, messageKey } = error instanceof CallError ? error : new CallError('shape', '');
  // The login that opens says so.
  if (code === 'not_logged_in') return;
  if (code === 'need_true_account') context.open({ modal: 'needTrueAccount' });
  else if (code === 'game_maintenance') {
    play.closed = launch;
    context.open({ modal: 'gameMaintenance' });
  } else if (code === 'access_restricted')
    void context.confirm({ text: 'launch.accessRestricted', cancel: null });
  else if (code === 'play_break') void context.confirm({ text: 'launch.playBreak', cancel: null });
  else if (code === 'invalid_game' || code === 'unknown_room') context.notify('session.unavailable', 'error');
  else context.notify(kind === 'timeout' || kind === 'network' ? messageKey : 'engine.actionFailed', 'error');
}
