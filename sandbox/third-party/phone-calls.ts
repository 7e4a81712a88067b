import type { IdentityPhoneRequest, IdentityToken } from '@liveryjs/schemas/platform';
import type { Call } from '#sandbox/http/call.ts';
import { limitAddress } from '#sandbox/identity/tally.ts';
import { confirmPhoneCode, sendPhoneCode } from './phone-code.ts';

/** Asks the third party for a code by SMS. */
export const sendIdentityCode: Call<object, IdentityPhoneRequest> = {
  method: 'POST',
  path: '/sandbox/identity/phone/send',
  body: 'identity-phone-request',
  async answer(_query, { db, clock, request, body: { mobile = '' } }) {
    const now = clock();
    await limitAddress(db, 'identity', request.ip, now);
    await sendPhoneCode(db, mobile, now);
    return null;
  },
};

/** Shows the third party the code. */
export const confirmIdentityCode: Call<object, IdentityPhoneRequest> = {
  method: 'POST',
  path: '/sandbox/identity/phone/confirm',
  body: 'identity-phone-request',
  response: 'identity-token',
  async answer(_query, { db, clock, request, body: { mobile = '', code = '' } }): Promise<IdentityToken> {
    const now = clock();
    await limitAddress(db, 'identity', request.ip, now);
    return { idToken: await confirmPhoneCode(db, mobile, code, now) };
  },
};
