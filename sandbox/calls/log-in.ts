import type { Call } from '#sandbox/http/call.ts';
import { admit } from '#sandbox/identity/admit.ts';
import { originOf } from '#sandbox/identity/origin.ts';
import { proveByCode } from '#sandbox/identity/prove-by-code.ts';
import { proveByPassword } from '#sandbox/identity/prove-by-password.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { limitAddress } from '#sandbox/identity/tally.ts';
import type { LoginAnswer, LoginRequest } from '#schemas/generated/platform.ts';

/** Logs in by a name or a mobile number, with a password or with a code that was sent by SMS. */
export const logIn: Call<object, LoginRequest> = {
  method: 'POST',
  path: '/wps/session/login',
  body: 'login-request',
  sealed: true,
  response: 'login-answer',
  async answer(_query, { db, clock, request, body }): Promise<LoginAnswer> {
    const now = clock();
    const address = request.ip;
    await limitAddress(db, 'login', address, now);
    await requireModule(db, body.type === 'sms' ? 'MOBILEVERCODELOGIN3' : 'LOGIN3');
    const proved =
      body.type === 'sms' ? await proveByCode(db, body, now) : await proveByPassword(db, body, address, now);
    return db.transaction().execute((transaction) => admit(transaction, proved, originOf(request), now));
  },
};
