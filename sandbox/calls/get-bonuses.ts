import { settleRounds } from '#sandbox/arcade/table/settle-rounds.ts';
import { endDueBonus } from '#sandbox/bonuses/end-due-bonus.ts';
import { readBonuses } from '#sandbox/bonuses/read-bonuses.ts';
import { turnoverLeft } from '#sandbox/deposits/turnover-left.ts';
import type { TokenCall } from '#sandbox/http/call.ts';
import { decimalOf } from '#sandbox/identity/decimal-of.ts';
import { openDueDraws } from '#sandbox/lottery/open-draw.ts';
import type { BonusListRequest, BonusListResponse } from '#schemas/generated/platform.ts';
import { languageOf } from './language-of.ts';
import { readCurrency } from './read-currency.ts';

type Query = BonusListRequest & Required<Pick<BonusListRequest, 'pageNo' | 'pageSize'>>;

/** One page of the account's bonuses, and what is left to wager. The path is this project's own. */
export const getBonuses: TokenCall<Query> = {
  method: 'GET',
  path: '/wps/bonuses',
  token: true,
  query: 'bonus-list-request',
  response: 'bonus-list-response',
  async answer({ language, status, ...page }, { db, clock, session }): Promise<BonusListResponse> {
    const { accountId } = session;
    await openDueDraws({ db, clock });
    await settleRounds(db, accountId, clock());
    await db.transaction().execute((transaction) => endDueBonus(transaction, accountId, clock()));
    const { code: currency, digits } = await readCurrency(db, accountId);
    const pageSize = Number(page.pageSize);
    const { list, total } = await readBonuses(db, {
      accountId,
      language: await languageOf(db, language),
      status,
      pageNo: Number(page.pageNo),
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
