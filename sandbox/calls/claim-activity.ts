import type { Activity } from '@liveryjs/schemas/platform';
import { claimActivityBonus } from '#sandbox/activities/claim-activity-bonus.ts';
import { readActivity } from '#sandbox/activities/read-activities.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';

/** Gives the account what it has earned in a promotion [4.20]. The path is this project's own. */
export const claimActivity: Handler<'claimActivity'> = {
  async answer(_query, { db, clock, session: { accountId }, body }): Promise<Activity> {
    const { promotionId, idempotencyKey: key } = body;
    await requireTrueAccount({ db }, accountId);
    return answerOnce(db, { accountId, key, asks: ['claim', { promotionId }] }, async (transaction) => {
      await claimActivityBonus(transaction, accountId, promotionId, clock());
      return (await readActivity(transaction, accountId, promotionId)).activity;
    });
  },
};
