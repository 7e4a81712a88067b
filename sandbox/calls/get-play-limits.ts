import type { PlayLimits } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { limitsAnswer } from '#sandbox/limits/limits-answer.ts';

/** The limits that the account has set itself. Path and shape are this project's own. */
export const getPlayLimits: Handler<'getPlayLimits'> = {
  async answer(_query, { db, clock, session: { accountId } }): Promise<PlayLimits> {
    await requireTrueAccount({ db }, accountId);
    return limitsAnswer(db, accountId, clock());
  },
};
