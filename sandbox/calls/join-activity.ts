import type { Activity } from '@liveryjs/schemas/platform';
import { readActivity, wrongState } from '#sandbox/activities/read-activities.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';
import { takePictures } from '#sandbox/uploads/take-pictures.ts';

/** Tickets of a raffle that joining it gives. */
const TICKETS = 3;

/** Takes part in a promotion, with a comment and pictures where it is applied for [5.09]. The path is this project's own. */
export const joinActivity: Handler<'joinActivity'> = {
  async answer(_query, { db, clock, session: { accountId }, body }): Promise<Activity> {
    const { idempotencyKey: key, ...joining } = body;
    const { promotionId, comment = '', pictures = [] } = joining;
    await requireTrueAccount({ db }, accountId);
    return answerOnce(db, { accountId, key, asks: ['join', joining] }, async (transaction) => {
      const { activity, kind } = await readActivity(transaction, accountId, promotionId);
      if (activity.status !== 'JOIN') throw wrongState();
      if (kind === 'apply' && comment.trim() === '') {
        throw new Refusal(400, 'Please add a comment.', { code: 'comment_missing' });
      }
      const status = kind === 'apply' ? 'APPLYING' : kind === 'raffle' ? 'CLAIM' : 'JOINED';
      const tickets = kind === 'raffle' ? TICKETS : 0;
      const joined = await transaction
        .insertInto('participation')
        .values({
          account_id: accountId,
          promotion_id: promotionId,
          status,
          comment: comment.trim() || null,
          remark: null,
          tickets,
        })
        // Back from an operator who let the account join again.
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'promotion_id'])
            .doUpdateSet({ status, comment: comment.trim() || null, remark: null, tickets })
            .where('participation.status', '=', 'JOIN'),
        )
        .returning('status')
        .executeTakeFirst();
      if (!joined) throw wrongState();
      const usedFor = `activity-${promotionId}`;
      await takePictures(transaction, { accountId, ids: pictures, usedFor, now: clock() });
      return (await readActivity(transaction, accountId, promotionId)).activity;
    });
  },
};
