import type { SandboxStateChange } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { refuseMistakes } from '#sandbox/http/call.ts';
import { moveMoney } from '#sandbox/money/move-money.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { movePoints } from './move-points.ts';

/**
 * Decides redeems as an operator would. An approved bonus is paid; a rejected redeem gives back points and stock.
 *
 * @param db a transaction of the caller's
 * @throws Refusal for a redeem that is not there, or that was decided before
 */
export async function decideRedeems(
  db: Kysely<Tables>,
  decisions: NonNullable<SandboxStateChange['redeems']>,
  now: Date,
): Promise<void> {
  for (const [reference, { status, remark = null }] of Object.entries(decisions)) {
    const redeem = await db
      .updateTable('redeem')
      .set({ status, remark })
      .where('reference', '=', reference)
      .where('status', '=', 'IN_PROCESS')
      .returning(['account_id as accountId', 'reward_id as rewardId', 'quantity', 'points'])
      .executeTakeFirst();
    if (!redeem) {
      refuseMistakes([
        { at: `body/redeems/${reference}`, message: 'is no redeem that waits for a decision' },
      ]);
      continue;
    }
    const { accountId, rewardId, quantity, points } = redeem;
    if (status === 'REJECTED') {
      await db
        .updateTable('reward')
        .set({ stock: sql<number>`stock + ${quantity}` })
        .where('id', '=', rewardId)
        .execute();
      await movePoints(db, { accountId, points, reason: 'REFUND', reference, at: now });
      continue;
    }
    const { bonus } = await db
      .selectFrom('reward')
      .select(sql<string | null>`bonus::text`.as('bonus'))
      .where('id', '=', rewardId)
      .executeTakeFirstOrThrow();
    if (bonus === null) continue;
    const amount = BigInt(bonus) * BigInt(quantity);
    await moveMoney(db, { accountId, amount, against: 'points', kind: 'BONUS', reference, at: now });
  }
}
