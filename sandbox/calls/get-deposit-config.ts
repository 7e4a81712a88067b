import { decimalOf } from '@liveryjs/schemas/decimal';
import type { DepositConfig } from '@liveryjs/schemas/platform';
import { endDueBonus } from '#sandbox/bonuses/end-due-bonus.ts';
import { readOffers } from '#sandbox/bonuses/read-offers.ts';
import { dayLeft } from '#sandbox/deposits/day-left.ts';
import { expireDeposits } from '#sandbox/deposits/expire-deposits.ts';
import { readChannels } from '#sandbox/deposits/read-channels.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';

/** The account's ways to pay in, and the bonuses that there are. The path is this project's own. */
export const getDepositConfig: Handler<'getDepositConfig'> = {
  async answer(query, { db, clock, session: { accountId } }): Promise<DepositConfig> {
    const now = clock();
    const language = await languageOf(db, query.language);
    await db.transaction().execute((transaction) => endDueBonus(transaction, accountId, now));
    await expireDeposits(db, accountId, now);
    const { code: currency, digits } = await readCurrency(db, accountId);
    const channels = await readChannels(db, language);
    const offers = await readOffers(db, { accountId, language, now });
    const money = (amount: bigint) => decimalOf(amount, digits);
    return {
      currency,
      digits,
      channels: await Promise.all(
        channels.map(async (channel) => ({
          code: channel.code,
          kind: channel.kind,
          name: channel.name,
          steps: channel.steps,
          min: money(channel.minimum),
          max: money(channel.maximum),
          dayMax: money(channel.dayMaximum),
          dayLeft: money(await dayLeft(db, accountId, channel, now)),
          feePercent: decimalOf(BigInt(channel.feePoints), 2),
          quickAmounts: channel.quickAmounts.map(money),
          ...(channel.minutes !== null && { minutes: channel.minutes }),
        })),
      ),
      offers: offers.map(({ maximum, minimum, ...offer }) => ({
        ...offer,
        max: money(maximum),
        min: money(minimum),
      })),
    };
  },
};
