import { decimalOf } from '@liveryjs/schemas/decimal';
import type { BonusListResponse } from '@liveryjs/schemas/platform';
import { settleRounds } from '#sandbox/arcade/table/settle-rounds.ts';
import { endDueBonus } from '#sandbox/bonuses/end-due-bonus.ts';
import { readBonuses } from '#sandbox/bonuses/read-bonuses.ts';
import { turnoverLeft } from '#sandbox/deposits/turnover-left.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { openDueDraws } from '#sandbox/lottery/open-draw.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';

/** One page of the account's bonuses, and what is left to wager. The path is this project's own. */
export const getBonuses: Handler<'getBonuses'> = {
  async answer({ language, status, ...page }, { db, clock, session }): Promise<BonusListResponse> {
    const { accountId } = session;
    await openDueDraws({ db, clock });
    await settleRounds(db, accountId, clock());
    await db.transaction().execute((transaction) => endDueBonus(transaction, accountId, clock()));
    const { code: currency, digits } = await readCurrency(db, accountId);
    const pageSize = page.pageSize;
    const { list, total } = await readBonuses(db, {
      accountId,
      language: await languageOf(db, language),
      status,
      pageNo: page.pageNo,
      pageSize,
    });
    return {
      list: [...list],
      total,
      totalPages: Math.ceil(total / pageSize),
      turnoverLeft: decimalOf(await turnoverLeft(db, accountId), digits),
      currency,
    };
  },
};
