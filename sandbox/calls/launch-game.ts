import { admitToGame } from '#sandbox/arcade/admit-to-game.ts';
import { issueTicket } from '#sandbox/arcade/issue-ticket.ts';
import { refuseMistakes, type TokenCall } from '#sandbox/http/call.ts';
import { requireNotExcluded } from '#sandbox/limits/play-break.ts';
import type { GameLaunchRequest, GameLaunchResponse } from '#schemas/generated/platform.ts';
import { languageOf } from './language-of.ts';

type LaunchCall = TokenCall<object, GameLaunchRequest>;

/** Opens a game; the portal's own wallet pays for those of the category EGAME. */
export const launchGame: LaunchCall = {
  method: 'POST',
  path: '/wps/game/launchGame',
  token: true,
  body: 'game-launch-request',
  response: 'game-launch',
  async answer(_query, { db, clock, request, session, body }): Promise<GameLaunchResponse> {
    await requireNotExcluded(db, session.accountId, clock());
    const admission = await admitToGame(db, session.accountId, body);
    const language = await languageOf(db, body.language);
    const address = await issueTicket(db, request, session, { admission, language, now: clock() });
    return admission.game.game_type === 'EGAME' ? { game_url2: address } : { game_url: address };
  },
};

/** The same, in the language of the `Language` header [7.02]. The path is this project's own. */
export const launchGameByHeader: LaunchCall = {
  ...launchGame,
  path: '/wps/v2/game/launchGame',
  async answer(query, context) {
    const { language } = context.request.headers;
    if (typeof language !== 'string') {
      refuseMistakes([{ at: 'headers/language', message: 'is missing' }]);
      return undefined;
    }
    return launchGame.answer(query, { ...context, body: { ...context.body, language } });
  },
};
