import type { Handler } from '#sandbox/http/contract.ts';
import { makeBotChallenge } from '#sandbox/identity/bot-check.ts';
import { limitAddress } from '#sandbox/identity/tally.ts';

/** Work for the visitor's browser that calls want done before they go on. The path and the shape are this project's own. */
export const getBotChallenge: Handler<'getBotChallenge'> = {
  async answer(_query, { db, clock, request }) {
    const now = clock();
    await limitAddress(db, 'challenge', request.ip, now);
    return makeBotChallenge(db, now);
  },
};
