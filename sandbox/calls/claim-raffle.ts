import type { RaffleWin } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import { drawPrize } from '#sandbox/activities/draw-prize.ts';
import { readActivity } from '#sandbox/activities/read-activities.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';
import { moveMoney } from '#sandbox/money/move-money.ts';
import { movePoints } from '#sandbox/points/move-points.ts';

/** Draws with one ticket, and gives what was drawn. The path is this project's own. */
export const claimRaffle: Handler<'claimRaffle'> = {
  async answer(_query, { db, clock, session: { accountId }, body }): Promise<RaffleWin> {
    const { promotionId, idempotencyKey: key } = body;
    await requireTrueAccount({ db }, accountId);
    return answerOnce(db, { accountId, key, asks: ['raffle', { promotionId }] }, async (transaction) => {
      await readActivity(transaction, accountId, promotionId);
      const left = await transaction
        .updateTable('participation')
        .set({
          tickets: sql<number>`tickets - 1`,
          status: sql`case when tickets = 1 then 'CLAIMED' else 'CLAIM' end`,
        })
        .where('account_id', '=', accountId)
        .where('promotion_id', '=', promotionId)
        .where('tickets', '>', 0)
        .returning('tickets')
        .executeTakeFirst();
      if (!left) throw new Refusal(409, 'You have no tickets left.', { code: 'no_ticket' });
      const { id: prizeId, kind, amount } = await drawPrize(transaction, promotionId);
      const about = { accountId, reference: `raffle-${promotionId}-${key}`, at: clock() };
      if (kind === 'POINTS') await movePoints(transaction, { ...about, points: amount, reason: 'RAFFLE' });
      if (kind === 'MONEY') {
        await moveMoney(transaction, {
          ...about,
          amount: BigInt(amount),
          against: 'promotions',
          kind: 'BONUS',
        });
      }
      return { prizeId, tickets: left.tickets };
    });
  },
};
