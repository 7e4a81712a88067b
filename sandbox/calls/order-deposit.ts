import { amountOf } from '@liveryjs/schemas/decimal';
import type { DepositOrder } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { endDueBonus } from '#sandbox/bonuses/end-due-bonus.ts';
import { readOffers } from '#sandbox/bonuses/read-offers.ts';
import { expireDeposits } from '#sandbox/deposits/expire-deposits.ts';
import { payDeposit } from '#sandbox/deposits/pay-deposit.ts';
import { feeOf, readChannels } from '#sandbox/deposits/read-channels.ts';
import { readDeposit } from '#sandbox/deposits/read-deposit.ts';
import { requireDepositAllowed } from '#sandbox/deposits/require-deposit-allowed.ts';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';
import { lockWallets } from '#sandbox/money/lock-wallets.ts';
import { newReference } from '#sandbox/money/new-reference.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import type { Tables } from '#sandbox/store/tables.ts';

const MINUTE_MS = 60_000;

/** Orders a deposit; what is paid at once is in the wallet then. The path is this project's own. */
export const orderDeposit: Handler<'orderDeposit'> = {
  async answer(_query, { db, clock, session: { accountId }, body }): Promise<DepositOrder> {
    const { channel: code, amount: amountText, bonusId, idempotencyKey: key } = body;
    await requireTrueAccount({ db }, accountId);
    const language = await languageOf(db, body.language);
    const asks = { channel: code, amount: amountText, ...(bonusId !== undefined && { bonusId }) };
    return answerOnce(db, { accountId, key, asks: ['deposit', asks] }, async (transaction) => {
      const now = clock();
      await lockWallets(transaction, [accountId]);
      await expireDeposits(transaction, accountId, now);
      await endDueBonus(transaction, accountId, now);
      const channel = (await readChannels(transaction, language)).find(
        (candidate) => candidate.code === code,
      );
      if (!channel) throw new Refusal(404, 'This payment method is not available.', { code: 'channel_gone' });
      const { digits } = await readCurrency(transaction, accountId);
      const amount = amountOf(amountText, digits);
      if (amount === undefined)
        refuseMistakes([{ at: 'body/amount', message: `has more than ${digits} digits` }]);
      await requireDepositAllowed(transaction, { accountId, channel, amount, digits, now });
      await requireOffer(transaction, { accountId, bonusId, amount, now });
      const number = newReference('DP', now);
      const { minutes } = channel;
      await transaction
        .insertInto('deposit')
        .values({
          number,
          account_id: accountId,
          channel: code,
          amount: String(amount),
          fee: String(feeOf(channel, amount)),
          offer_id: bonusId ?? null,
          status: 'PENDING',
          remark: null,
          ordered_at: now,
          expires_at: new Date(now.getTime() + (minutes ?? 1) * MINUTE_MS),
          ended_at: null,
        })
        .execute();
      if (minutes === null) await payDeposit(transaction, number, now);
      return readDeposit(transaction, { accountId, number, language, now });
    });
  },
};

interface Choice {
  readonly accountId: number;
  readonly bonusId: number | undefined;
  readonly amount: bigint;
  readonly now: Date;
}

/** @throws Refusal for a bonus that cannot be chosen, or not with so little */
async function requireOffer(db: Kysely<Tables>, { accountId, bonusId, amount, now }: Choice): Promise<void> {
  if (bonusId === undefined) return;
  const offers = await readOffers(db, { accountId, language: 'EN', now });
  const offer = offers.find(({ id }) => id === bonusId);
  if (offer?.state !== 'OPEN') {
    throw new Refusal(409, 'This bonus is not available to you right now.', { code: 'bonus_unavailable' });
  }
  if (amount >= offer.minimum) return;
  throw new Refusal(409, 'This bonus needs a larger deposit.', { code: 'below_bonus_minimum' });
}
