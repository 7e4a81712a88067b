import type { Handler } from '#sandbox/http/contract.ts';
import { makeCaptcha } from '#sandbox/identity/captcha.ts';
import { limitAddress } from '#sandbox/identity/tally.ts';

/** A picture of four digits, asked for after some logins that failed [4.04]. */
export const getCaptcha: Handler<'getCaptcha'> = {
  async answer(_query, { db, clock, request }) {
    const now = clock();
    await limitAddress(db, 'captcha', request.ip, now);
    return makeCaptcha(db, now);
  },
};
