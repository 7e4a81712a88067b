import type { Redeem } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import type { Handler } from '#sandbox/http/contract.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { languageAsked } from '#sandbox/messages/language-of.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';
import { newReference } from '#sandbox/money/new-reference.ts';
import { movePoints } from '#sandbox/points/move-points.ts';
import { requireSpender } from '#sandbox/points/require-spender.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/** Spends points on a reward [7.04]; the operator decides later. The path is this project's own. */
export const redeemReward: Handler<'redeemReward'> = {
  async answer(_query, { session: { accountId }, body, request, ...platform }): Promise<Redeem> {
    const { rewardId, quantity, password, idempotencyKey: key } = body;
    await requireSpender(platform, accountId, password);
    const { db, clock } = platform;
    const now = clock();
    const language = await languageAsked(db, request);
    return answerOnce(
      db,
      { accountId, key, asks: ['redeem', { rewardId, quantity }] },
      async (transaction) => {
        await requireModule(transaction, 'PTSYS3');
        const { type, price } = await takeStock(transaction, rewardId, quantity);
        const reference = newReference('RD', now);
        const points = price * quantity;
        await movePoints(transaction, { accountId, points: -points, reason: 'REDEEM', reference, at: now });
        const status = 'IN_PROCESS';
        await transaction
          .insertInto('redeem')
          .values({
            reference,
            account_id: accountId,
            reward_id: rewardId,
            quantity,
            points,
            status,
            remark: null,
            applied_at: now,
          })
          .execute();
        const { name } = await transaction
          .selectFrom('reward_text')
          .select('name')
          .where('id', '=', rewardId)
          .where('language', 'in', [language, 'EN'])
          .orderBy(sql`language = 'EN'`)
          .executeTakeFirstOrThrow();
        return { reference, appliedAt: now.toISOString(), type, name, quantity, points, status };
      },
    );
  },
};

/** @throws Refusal where there are not so many any more */
async function takeStock(db: Kysely<Tables>, rewardId: number, quantity: number) {
  const reward = await db
    .updateTable('reward')
    .set({ stock: sql<number>`stock - ${quantity}` })
    .where('id', '=', rewardId)
    .where('stock', '>=', quantity)
    .returning(['type', 'points as price'])
    .executeTakeFirst();
  if (reward) return reward;
  const rewardRow = await db.selectFrom('reward').select('id').where('id', '=', rewardId).executeTakeFirst();
  throw rewardRow
    ? new Refusal(409, 'There are not enough left. Please redeem fewer.', { code: 'sold_out' })
    : new Refusal(404, 'This is no longer available.', { code: 'reward_gone' });
}
