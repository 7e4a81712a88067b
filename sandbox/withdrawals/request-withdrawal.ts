import { amountOf, decimalOf } from '@liveryjs/schemas/decimal';
import type { WithdrawRequest } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { endDueBonus } from '#sandbox/bonuses/end-due-bonus.ts';
import { turnoverLeft } from '#sandbox/deposits/turnover-left.ts';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { OwnIds } from '#sandbox/http/own-ids.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { lockWallets } from '#sandbox/money/lock-wallets.ts';
import { moveMoney } from '#sandbox/money/move-money.ts';
import { newReference } from '#sandbox/money/new-reference.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { unknownAccount } from './choose-default.ts';
import { feeOf } from './fee-of.ts';
import { lockAccount } from './lock-account.ts';
import { readDay } from './read-day.ts';
import { COUNT_PER_DAY, LIMITS } from './rules.ts';
import { tell } from './tell.ts';

/**
 * Takes the money of a withdrawal out of the wallet, where it waits for the operator.
 *
 * @param db a transaction of the caller's
 * @returns number of the withdrawal
 * @throws Refusal for what the rules do not allow now, or the wallet does not hold
 */
export async function requestWithdrawal(
  db: Kysely<Tables>,
  accountId: number,
  request: Pick<OwnIds<WithdrawRequest>, 'payoutAccountId' | 'amount' | 'fee'>,
  now: Date,
): Promise<string> {
  await lockAccount(db, accountId);
  // A deposit that is on its way is waited for: what it asks to be bet counts then.
  await lockWallets(db, [accountId]);
  await endDueBonus(db, accountId, now);
  const { digits } = await readCurrency(db, accountId);
  const target = await db
    .selectFrom('payout_account')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', request.payoutAccountId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!target) throw unknownAccount();
  const [amount, shownFee] = [amountOf(request.amount, digits), amountOf(request.fee, digits)];
  if (amount === undefined || shownFee === undefined)
    refuseMistakes([{ at: 'body/amount', message: `has more than ${digits} digits after the point` }]);
  const fee = await requireAllowed(db, { accountId, amount, digits, now });
  if (fee !== shownFee) {
    throw new Refusal(409, `The fee is now ${decimalOf(fee, digits)}. Please check it again.`, {
      code: 'fee_changed',
    });
  }
  const reference = newReference('WD', now);
  const movement = { accountId, reference, at: now };
  await moveMoney(db, { ...movement, amount: fee - amount, against: 'held', kind: 'WITHDRAW' });
  if (fee > 0n) await moveMoney(db, { ...movement, amount: -fee, against: 'fees', kind: 'FEE' });
  await db
    .insertInto('withdrawal')
    .values({
      reference,
      account_id: accountId,
      payout_account_id: target.id,
      amount: String(amount),
      fee: String(fee),
      status: 'PENDING',
      remark: null,
      applied_at: now,
    })
    .execute();
  await tell(db, 'requested', { accountId, reference, amount, at: now });
  return reference;
}

interface Attempt {
  readonly accountId: number;
  readonly amount: bigint;
  readonly digits: number;
  readonly now: Date;
}

/** @returns the fee @throws Refusal for what is too little, too much, too often, or not bet yet */
async function requireAllowed(db: Kysely<Tables>, { accountId, amount, digits, now }: Attempt) {
  const limit = (name: keyof typeof LIMITS) => amountOf(LIMITS[name], digits) ?? 0n;
  if (amount < limit('minimum'))
    throw refused('below_minimum', `The minimum withdrawal is ${LIMITS.minimum}.`);
  if (amount > limit('maximum'))
    throw refused('above_maximum', `The maximum withdrawal is ${LIMITS.maximum}.`);
  const day = await readDay(db, accountId, now);
  if (day.count >= COUNT_PER_DAY) {
    throw refused('count_limit', `You can withdraw ${COUNT_PER_DAY} times a day. Please come back tomorrow.`);
  }
  if (day.sum + amount > limit('perDay')) {
    const left = decimalOf(limit('perDay') - day.sum, digits);
    throw refused('day_limit', `You can withdraw ${left} more today.`);
  }
  const toBet = await turnoverLeft(db, accountId);
  if (toBet > 0n) {
    throw refused('turnover_left', `Bet ${decimalOf(toBet, digits)} more before you withdraw.`);
  }
  return feeOf(amount, day.count, digits);
}

function refused(code: string, message: string): Refusal {
  return new Refusal(409, message, { code });
}
