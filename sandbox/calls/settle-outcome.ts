import type { RequestOutcome } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { giveUp } from '#sandbox/money/answer-once.ts';

/** Says what became of a request, and gives it up where it has not come. Path and shape are this project's own. */
export const settleOutcome: Handler<'settleOutcome'> = {
  async answer(_query, { db, session: { accountId }, body }): Promise<RequestOutcome> {
    const answer = await giveUp(db, { accountId, key: body.idempotencyKey });
    return answer ? { state: 'DONE', answer } : { state: 'VOID' };
  },
};
