import { decimalOf } from '@liveryjs/schemas/decimal';
import type { BettingBonusClaim } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { answerOnce } from '#sandbox/money/answer-once.ts';
import { lockWallets } from '#sandbox/money/lock-wallets.ts';
import { moveMoney } from '#sandbox/money/move-money.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { bettingBonusOwed } from '#sandbox/rewards/betting-bonus-owed.ts';
import { countBettingBonuses } from '#sandbox/rewards/count-betting-bonuses.ts';

/** Pays what the bets of an account have brought, of all kinds of games or of one. */
export const claimBettingBonus: Handler<'claimBettingBonus'> = {
  async answer(_query, { db, clock, session: { accountId }, body }): Promise<BettingBonusClaim> {
    await requireTrueAccount({ db }, accountId);
    const { gameType, idempotencyKey: key } = body;
    const now = clock();
    return answerOnce(db, { accountId, key, asks: ['claimRebate', { gameType }] }, async (transaction) => {
      await requireModule(transaction, 'REBATE3');
      // One claim at a time: what one pays is no longer owed to the next.
      await lockWallets(transaction, [accountId]);
      await countBettingBonuses(transaction, { accountId, now });
      const owed = (await bettingBonusOwed(transaction, accountId)).filter(
        (bonus) => bonus.claimable > 0n && (gameType === undefined || bonus.gameType === gameType),
      );
      if (owed.length === 0) throw nothing();
      const made = await transaction
        .insertInto('betting_bonus_claim')
        .values(
          owed.map((bonus) => ({
            account_id: accountId,
            game_type: bonus.gameType,
            amount: String(bonus.claimable),
            at: now,
          })),
        )
        .returning(['id', 'game_type'])
        .execute();
      const { code: currency, digits } = await readCurrency(transaction, accountId);
      const list: BettingBonusClaim['list'][number][] = [];
      for (const { id, game_type } of made) {
        const amount = owed.find((bonus) => bonus.gameType === game_type)?.claimable ?? 0n;
        const reference = `rebate-${id}`;
        await moveMoney(transaction, {
          accountId,
          amount,
          against: 'rebates',
          kind: 'REBATE',
          reference,
          at: now,
        });
        list.push({ id, at: now.toISOString(), gameType: game_type, amount: decimalOf(amount, digits) });
      }
      const amount = owed.reduce((sum, { claimable }) => sum + claimable, 0n);
      return { list: list as BettingBonusClaim['list'], amount: decimalOf(amount, digits), currency };
    });
  },
};

function nothing(): Refusal {
  return new Refusal(409, 'There is nothing to claim at the moment.', { code: 'nothing_to_claim' });
}
