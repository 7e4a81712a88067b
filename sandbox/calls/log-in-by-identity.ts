import type { LoginAnswer } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { admit } from '#sandbox/identity/admit.ts';
import { accountOfIdentity } from '#sandbox/identity/identity-account.ts';
import { originOf } from '#sandbox/identity/origin.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { takeIdentity } from '#sandbox/identity/take-identity.ts';
import { limitAddress } from '#sandbox/identity/tally.ts';
import { languageAsked } from '#sandbox/messages/language-of.ts';

const MODULES = { sms: 'MOBILEVERCODELOGIN3', google: 'GOOGLEREG3', facebook: 'FACEBOOKREG3' } as const;

/**
 * Logs in by what the third party says of a visitor. Whoever comes for the first time gets an account. The path and the
 * shape are this project's own.
 */
export const logInByIdentity: Handler<'logInByIdentity'> = {
  async answer(_query, { db, clock, request, body }): Promise<LoginAnswer> {
    const now = clock();
    await limitAddress(db, 'login', request.ip, now);
    await requireModule(db, 'LOGIN3');
    await requireModule(db, MODULES[body.channel]);
    const identity = await takeIdentity(db, body.channel, body.idToken, now);
    const language = await languageAsked(db, request);
    return db.transaction().execute(async (transaction) => {
      const from = { ...body, address: request.ip, language };
      const accountId = await accountOfIdentity(transaction, identity, from, now);
      return admit(transaction, { accountId, passwordExpired: false }, originOf(request), now);
    });
  },
};
