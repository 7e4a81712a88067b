import type { PlayLimits } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { limitsAnswer } from '#sandbox/limits/limits-answer.ts';

const DAY = 24 * 60 * 60 * 1000;
const LONGEST_TIME_OUT = 42;
const SHORTEST_EXCLUSION = 180;

/** Lets the account neither play nor deposit for a time, or ever. Path and shape are this project's own. */
export const takeBreak: Handler<'takeBreak'> = {
  async answer(_query, { db, clock, session: { accountId }, body: { kind, days } }): Promise<PlayLimits> {
    await requireTrueAccount({ db }, accountId);
    const length = days ?? Number.POSITIVE_INFINITY;
    if (kind === 'TIME_OUT' ? length > LONGEST_TIME_OUT : length < SHORTEST_EXCLUSION) throw invalidBreak();
    const now = clock();
    const ends_at = days === undefined ? null : new Date(now.getTime() + days * DAY);
    await db
      .insertInto('play_break')
      .values({ account_id: accountId, kind, begun_at: now, ends_at })
      .execute();
    return limitsAnswer(db, accountId, now);
  },
};

function invalidBreak(): Refusal {
  return new Refusal(400, 'A time-out lasts up to 42 days, a self-exclusion 180 or more.', {
    code: 'invalid_break',
  });
}
