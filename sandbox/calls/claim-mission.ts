import type { Mission } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { languageAsked } from '#sandbox/messages/language-of.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';
import { moveMoney } from '#sandbox/money/move-money.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { readMissions } from '#sandbox/rewards/read-missions.ts';
import { requireMissions } from '#sandbox/rewards/require-missions.ts';

/** Pays the reward of a mission that is done, once in its span. */
export const claimMission: Handler<'claimMission'> = {
  async answer(_query, { session: { accountId }, body, request, ...platform }): Promise<Mission> {
    const { missionId, idempotencyKey: key } = body;
    const { db, clock } = platform;
    await requireMissions(platform, accountId);
    const language = await languageAsked(db, request);
    const now = clock();
    return answerOnce(db, { accountId, key, asks: ['claimMission', { missionId }] }, async (transaction) => {
      const { digits } = await readCurrency(transaction, accountId);
      const missionQuery = { accountId, language, now, digits, merchant: merchantOf(request), missionId };
      const [match] = await readMissions(transaction, missionQuery);
      if (!match) throw new Refusal(404, 'This mission is no longer available.', { code: 'mission_gone' });
      const { mission, spanStart, reward } = match;
      if (mission.status === 'OPEN') {
        throw new Refusal(409, 'This mission is not complete yet.', { code: 'mission_not_done' });
      }
      const claimed = await transaction
        .insertInto('mission_claim')
        .values({ account_id: accountId, mission_id: missionId, span_start: spanStart, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('mission_id')
        .executeTakeFirst();
      if (!claimed) throw new Refusal(409, 'This has already been claimed.', { code: 'mission_claimed' });
      await moveMoney(transaction, {
        accountId,
        amount: reward,
        against: 'rewards',
        kind: 'REWARD',
        reference: `mission-${missionId}${spanStart && `-${spanStart}`}`,
        at: now,
      });
      return { ...mission, status: 'CLAIMED' };
    });
  },
};
