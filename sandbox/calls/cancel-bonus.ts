import type { Bonus } from '@liveryjs/schemas/platform';
import { endBonus } from '#sandbox/bonuses/end-bonus.ts';
import { endDueBonus } from '#sandbox/bonuses/end-due-bonus.ts';
import { readActiveBonus } from '#sandbox/bonuses/read-active-bonus.ts';
import { readBonuses } from '#sandbox/bonuses/read-bonuses.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';
import { lockWallets } from '#sandbox/money/lock-wallets.ts';

/** Gives an active bonus up. The path is this project's own. */
export const cancelBonus: Handler<'cancelBonus'> = {
  async answer(_query, { db, clock, session: { accountId }, body }): Promise<Bonus> {
    const { number, idempotencyKey: key } = body;
    const language = await languageOf(db, body.language);
    return answerOnce(db, { accountId, key, asks: ['bonus-cancel', { number }] }, async (transaction) => {
      const now = clock();
      await lockWallets(transaction, [accountId]);
      await endDueBonus(transaction, accountId, now);
      const bonus = await readActiveBonus(transaction, accountId);
      if (bonus?.number === number) {
        await endBonus(transaction, { accountId, bonus, status: 'CANCELLED', at: now });
      }
      const { list } = await readBonuses(transaction, { accountId, language, number });
      const [ended] = list;
      if (!ended) throw new Refusal(404, 'You do not have this bonus.', { code: 'bonus_gone' });
      if (bonus?.number === number) return ended;
      throw new Refusal(409, 'This bonus has already ended.', { code: 'bonus_state' });
    });
  },
};
