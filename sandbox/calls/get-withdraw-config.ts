import { amountOf, decimalOf } from '@liveryjs/schemas/decimal';
import type { WithdrawConfig } from '@liveryjs/schemas/platform';
import { endDueBonus } from '#sandbox/bonuses/end-due-bonus.ts';
import { readTurnover } from '#sandbox/deposits/turnover-left.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { readWallet } from '#sandbox/money/move-money.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { providers } from '#sandbox/withdrawals/providers.ts';
import { readDay } from '#sandbox/withdrawals/read-day.ts';
import { readHolder } from '#sandbox/withdrawals/read-holder.ts';
import { readOnItsWay } from '#sandbox/withdrawals/read-on-its-way.ts';
import { ACCOUNTS_MOST, COUNT_PER_DAY, FEE, LIMITS } from '#sandbox/withdrawals/rules.ts';

/** The rules for the account's withdrawals now. Path and shape are this project's own. */
export const getWithdrawConfig: Handler<'getWithdrawConfig'> = {
  async answer(_query, { db, clock, session: { accountId } }): Promise<WithdrawConfig> {
    await requireTrueAccount({ db }, accountId);
    const now = clock();
    await db.transaction().execute((transaction) => endDueBonus(transaction, accountId, now));
    const { code: currency, digits } = await readCurrency(db, accountId);
    const { payment, minutes } = await db
      .selectFrom('account')
      .innerJoin('setting', (join) => join.onTrue())
      .select(['payment_password_hash as payment', 'withdraw_minutes as minutes'])
      .where('account.id', '=', accountId)
      .executeTakeFirstOrThrow();
    const day = await readDay(db, accountId, now);
    const turnover = await readTurnover(db, accountId);
    const holder = await readHolder(db, accountId);
    const written = (decimal: string) => decimalOf(amountOf(decimal, digits) ?? 0n, digits);
    const left = (amountOf(LIMITS.perDay, digits) ?? 0n) - day.sum;
    return {
      currency,
      digits,
      available: decimalOf(await readWallet(db, accountId), digits),
      minimum: written(LIMITS.minimum),
      maximum: written(LIMITS.maximum),
      dayLeft: decimalOf(left > 0n ? left : 0n, digits),
      countPerDay: COUNT_PER_DAY,
      countLeft: Math.max(0, COUNT_PER_DAY - day.count),
      fee: {
        freePerDay: FEE.freePerDay,
        freeLeft: Math.max(0, FEE.freePerDay - day.count),
        percent: decimalOf(FEE.share, 2),
        minimum: written(FEE.minimum),
      },
      turnoverLeft: decimalOf(turnover.left, digits),
      turnoverOf: decimalOf(turnover.whole, digits),
      onItsWay: decimalOf(await readOnItsWay(db, accountId), digits),
      hasPaymentPassword: payment !== null,
      ...(holder !== undefined && { holder }),
      providers: [...providers],
      accountsMost: ACCOUNTS_MOST,
      confirmMinutes: minutes,
    };
  },
};
