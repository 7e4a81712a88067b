import { amountOf, decimalOf } from '@liveryjs/schemas/decimal';
import type { MemberTransfer } from '@liveryjs/schemas/platform';
import { endDueBonus } from '#sandbox/bonuses/end-due-bonus.ts';
import { turnoverLeft } from '#sandbox/deposits/turnover-left.ts';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import type { Platform } from '#sandbox/http/platform.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { isPlain } from '#sandbox/identity/is-plain.ts';
import { requireAgent } from '#sandbox/identity/require-agent.ts';
import { requirePaymentPassword } from '#sandbox/identity/require-payment-password.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';
import { lockWallets } from '#sandbox/money/lock-wallets.ts';
import { newReference } from '#sandbox/money/new-reference.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { transferToAccount } from '#sandbox/money/transfer-to-account.ts';
import { requireInTeam } from '#sandbox/team/require-in-team.ts';

/** Gives money to the account's upline, or to somebody below an agent [6.03]. Path and shape are this project's own. */
export const transferToMember: Handler<'transferToMember'> = {
  async answer(_query, { session: { accountId: fromId }, body, ...platform }): Promise<MemberTransfer> {
    const { db, clock } = platform;
    const { password, idempotencyKey: key, ...transferRequest } = body;
    await requireTrueAccount(platform, fromId);
    const { code: currency, digits } = await readCurrency(db, fromId);
    const amount = amountOf(transferRequest.amount, digits);
    const { remark } = transferRequest;
    refuseMistakes([
      ...(amount
        ? []
        : [{ at: 'body/amount', message: `must be above 0, with ${digits} digits after the point at most` }]),
      ...(remark === undefined || isPlain(remark)
        ? []
        : [{ at: 'body/remark', message: 'must be plain text' }]),
    ]);
    const taker = await findTaker(platform, fromId, transferRequest.to);
    await requirePaymentPassword(platform, fromId, password);
    const now = clock();
    return answerOnce(
      db,
      { accountId: fromId, key, asks: ['memberTransfer', transferRequest] },
      async (transaction) => {
        // A deposit that is on its way is waited for: what it asks to be bet counts then.
        await lockWallets(transaction, [fromId, taker.id]);
        await endDueBonus(transaction, fromId, now);
        // Else a bonus would leave by way of somebody else.
        const toBet = await turnoverLeft(transaction, fromId);
        if (toBet > 0n) throw turnoverRefused(decimalOf(toBet, digits));
        const reference = newReference('TT', now);
        const transfer = { fromId, toId: taker.id, amount: amount ?? 0n, remark, reference, at: now };
        await transferToAccount(transaction, transfer);
        return { reference, to: taker.username, amount: decimalOf(amount ?? 0n, digits), currency };
      },
    );
  },
};

function turnoverRefused(toBet: string): Refusal {
  return new Refusal(409, `Bet ${toBet} more before you send money.`, { code: 'turnover_left' });
}

/** @throws Refusal no_upline, not_agent, not_in_team, account_closed */
async function findTaker(platform: Platform, fromId: number, to: string) {
  const taker = to === 'UPLINE' ? await findUpline(platform, fromId) : await findBelow(platform, fromId, to);
  if (!taker.closed) return taker;
  throw new Refusal(409, 'This account is closed and cannot receive money.', { code: 'account_closed' });
}

async function findUpline({ db }: Platform, accountId: number) {
  const upline = await db
    .selectFrom('account')
    .innerJoin('account as upline', 'upline.id', 'account.upline_id')
    .select(['upline.id', 'upline.username', 'upline.closed'])
    .where('account.id', '=', accountId)
    .where('account.to_upline', '=', true)
    .executeTakeFirst();
  if (upline) return upline;
  throw new Refusal(403, 'You have no upline to send money to.', { code: 'no_upline' });
}

async function findBelow(platform: Platform, agentId: number, username: string) {
  await requireAgent(platform, agentId);
  return requireInTeam(platform.db, agentId, username);
}
