import type { Call } from '#sandbox/http/call.ts';
import { makeBotChallenge } from '#sandbox/identity/bot-check.ts';
import { limitAddress } from '#sandbox/identity/tally.ts';

/** Work for the visitor's browser that calls want done before they go on. The path and the shape are this project's own. */
export const getBotChallenge: Call<object> = {
  method: 'GET',
  path: '/wps/verification/challenge',
  response: 'bot-challenge',
  async answer(_query, { db, clock, request }) {
    const now = clock();
    await limitAddress(db, 'challenge', request.ip, now);
    return makeBotChallenge(db, now);
  },
};
