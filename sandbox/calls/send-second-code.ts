import type { SmsSent } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { limitAddress } from '#sandbox/identity/tally.ts';
import { sendSecondCode as send } from '#sandbox/identity/two-factor.ts';

/** Sends another code for a login that waits [2.37]. The path is this project's own. */
export const sendSecondCode: Handler<'sendSecondCode'> = {
  async answer(_query, { db, clock, request, body }): Promise<SmsSent> {
    const now = clock();
    await limitAddress(db, 'sms', request.ip, now);
    return send(db, body.challengeId, now);
  },
};
