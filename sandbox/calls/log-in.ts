import type { LoginAnswer } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { admit } from '#sandbox/identity/admit.ts';
import { originOf } from '#sandbox/identity/origin.ts';
import { proveByCode } from '#sandbox/identity/prove-by-code.ts';
import { proveByPassword } from '#sandbox/identity/prove-by-password.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { limitAddress } from '#sandbox/identity/tally.ts';

/** Logs in by a name or a mobile number, with a password or with a code that was sent by SMS. */
export const logIn: Handler<'logIn'> = {
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
