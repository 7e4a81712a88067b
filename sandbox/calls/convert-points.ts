import { decimalOf } from '@liveryjs/schemas/decimal';
import type { PointsConversion } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';
import { moveMoney } from '#sandbox/money/move-money.ts';
import { newReference } from '#sandbox/money/new-reference.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { movePoints } from '#sandbox/points/move-points.ts';
import { requireSpender } from '#sandbox/points/require-spender.ts';
import { CONVERT_MINIMUM, RATIO } from '#sandbox/points/rules.ts';

/** Turns points into money in the main wallet [7.04]. The path is this project's own. */
export const convertPoints: Handler<'convertPoints'> = {
  async answer(_query, { session: { accountId }, body, ...platform }): Promise<PointsConversion> {
    const { points, password, idempotencyKey: key } = body;
    await requireSpender(platform, accountId, password);
    if (points < CONVERT_MINIMUM) {
      throw new Refusal(409, `You can convert ${CONVERT_MINIMUM} points or more.`, { code: 'below_minimum' });
    }
    const { db, clock } = platform;
    const now = clock();
    return answerOnce(db, { accountId, key, asks: ['convert', { points }] }, async (transaction) => {
      await requireModule(transaction, 'PTSYS3');
      const { code: currency, digits } = await readCurrency(transaction, accountId);
      const amount = (BigInt(points) * 10n ** BigInt(digits)) / BigInt(RATIO);
      const reference = newReference('PC', now);
      await movePoints(transaction, { accountId, points: -points, reason: 'CONVERT', reference, at: now });
      await moveMoney(transaction, {
        accountId,
        amount,
        against: 'points',
        kind: 'POINTS_CONVERT',
        reference,
        at: now,
      });
      return { reference, points, amount: decimalOf(amount, digits), currency };
    });
  },
};
