import type { PointsConversion } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { decimalOf } from '#sandbox/identity/decimal-of.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { answerOnce } from '#sandbox/ledger/answer-once.ts';
import { moveMoney } from '#sandbox/ledger/move-money.ts';
import { movePoints } from '#sandbox/points/move-points.ts';
import { newReference } from '#sandbox/points/new-reference.ts';
import { requireSpender } from '#sandbox/points/require-spender.ts';
import { CONVERT_MINIMUM, RATIO } from '#sandbox/points/rules.ts';
import { readCurrency } from '#sandbox/wallets/read-currency.ts';

/** Turns points into money in the main wallet [7.04]. The path is this project's own. */
export const convertPoints: Handler<'convertPoints'> = {
  async answer(_query, { session: { accountId }, body, ...platform }): Promise<PointsConversion> {
    const { points, password, idempotencyKey: key } = body;
    await requireSpender(platform, accountId, password);
    if (points < CONVERT_MINIMUM) {
      throw new Refusal(409, `You can convert ${CONVERT_MINIMUM} points or more.`, { code: 'below_minimum' });
    }
    const { db, clock } = platform;
    const at = clock();
    return answerOnce(db, { accountId, key, asks: ['convert', { points }] }, async (transaction) => {
      await requireModule(transaction, 'PTSYS3');
      const { code: currency, digits } = await readCurrency(transaction, accountId);
      const amount = (BigInt(points) * 10n ** BigInt(digits)) / BigInt(RATIO);
      const reference = newReference('PC', at);
      await movePoints(transaction, { accountId, points: -points, reason: 'CONVERT', reference, at });
      await moveMoney(transaction, {
        accountId,
        amount,
        against: 'points',
        kind: 'POINTS_CONVERT',
        reference,
        at,
      });
      return { reference, points, amount: decimalOf(amount, digits), currency };
    });
  },
};
