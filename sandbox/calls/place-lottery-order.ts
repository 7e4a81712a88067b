import type { LotteryOrder } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { openDueDraws } from '#sandbox/lottery/open-draw.ts';
import { placeOrder } from '#sandbox/lottery/place-order.ts';
import { languageAsked } from '#sandbox/messages/language-of.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';

/** Places bets on the draw of a lottery. Path and shape are this project's own. */
export const placeLotteryOrder: Handler<'placeLotteryOrder'> = {
  async answer(_query, { db, clock, session: { accountId }, body, request }): Promise<LotteryOrder> {
    await requireTrueAccount({ db }, accountId);
    await openDueDraws({ db, clock });
    const language = await languageAsked(db, request);
    const { idempotencyKey: key, ...orderRequest } = body;
    return answerOnce(db, { accountId, key, asks: ['lottery', orderRequest] }, (transaction) =>
      placeOrder(transaction, body, { accountId, language, clock }),
    );
  },
};
