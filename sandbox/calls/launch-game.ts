import type { GameLaunchResponse } from '@liveryjs/schemas/platform';
import { admitToGame } from '#sandbox/arcade/admit-to-game.ts';
import { issueTicket } from '#sandbox/arcade/issue-ticket.ts';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { requireNotExcluded } from '#sandbox/limits/play-break.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';

/** Opens a game; the portal's own wallet pays for those of the category EGAME. */
export const launchGame: Handler<'launchGame'> = {
  async answer(_query, { db, clock, request, session, body }): Promise<GameLaunchResponse> {
    await requireNotExcluded(db, session.accountId, clock());
    const admission = await admitToGame(db, session.accountId, body, merchantOf(request));
    const language = await languageOf(db, body.language);
    const address = await issueTicket(db, request, session, { admission, language, now: clock() });
    return admission.game.game_type === 'EGAME' ? { game_url2: address } : { game_url: address };
  },
};

/** The same, in the language of the `Language` header [7.02]. The path is this project's own. */
export const launchGameByHeader: Handler<'launchGameByHeader'> = {
  async answer(query, context) {
    const { language } = context.request.headers;
    if (language === undefined) refuseMistakes([{ at: 'headers/language', message: 'is missing' }]);
    return launchGame.answer(query, { ...context, body: { ...context.body, language: String(language) } });
  },
};
