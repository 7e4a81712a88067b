import type { LoginResult } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { enter } from '#sandbox/identity/admit.ts';
import { originOf } from '#sandbox/identity/origin.ts';
import { requireEntry } from '#sandbox/identity/require-entry.ts';
import { limitAddress } from '#sandbox/identity/tally.ts';
import { takeSecondStep } from '#sandbox/identity/two-factor.ts';

/** Ends a login that waits for its code [2.37]. The path is this project's own. */
export const logInSecondStep: Handler<'logInSecondStep'> = {
  async answer(_query, { db, clock, request, body }): Promise<LoginResult> {
    const now = clock();
    await limitAddress(db, 'login', request.ip, now);
    const proved = await takeSecondStep(db, body, now);
    return db.transaction().execute(async (transaction) => {
      // The operator may have closed the account since the first step.
      await requireEntry(transaction, proved.accountId);
      return enter(transaction, proved, originOf(request), now);
    });
  },
};
