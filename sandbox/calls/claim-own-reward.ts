import type { OwnReward } from '@liveryjs/schemas/platform';
import { claimActivityBonus } from '#sandbox/activities/claim-activity-bonus.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';
import { moveMoney } from '#sandbox/money/move-money.ts';
import { readOwnRewards } from '#sandbox/own-rewards/read-own-rewards.ts';
import { takeOwnReward } from '#sandbox/own-rewards/take-own-reward.ts';

/** Pays a reward that waits, once. The path is this project's own. */
export const claimOwnReward: Handler<'claimOwnReward'> = {
  async answer(_query, { db, clock, session: { accountId }, body }): Promise<OwnReward> {
    const { id, idempotencyKey: key } = body;
    await requireTrueAccount({ db }, accountId);
    const language = await languageOf(db, body.language);
    return answerOnce(db, { accountId, key, asks: ['own-reward', { id }] }, async (transaction) => {
      const now = clock();
      const mine = () => readOwnRewards(transaction, { accountId, language, now });
      const reward = (await mine()).find((candidate) => candidate.id === id);
      if (reward?.state !== 'READY') throw gone();
      const number = Number(id.slice(1));
      if (reward.kind === 'PROMOTION') {
        await claimActivityBonus(transaction, accountId, number, now);
      } else {
        const amount = await takeOwnReward(transaction, { accountId, id: number, now });
        if (amount === undefined) throw gone();
        await moveMoney(transaction, {
          accountId,
          amount,
          against: 'rewards',
          kind: 'REWARD',
          reference: id,
          at: now,
        });
      }
      const claimed = (await mine()).find((candidate) => candidate.id === id);
      if (!claimed) throw gone();
      return claimed;
    });
  },
};

function gone(): Refusal {
  return new Refusal(409, 'This reward has already been claimed or has expired.', { code: 'reward_gone' });
}
