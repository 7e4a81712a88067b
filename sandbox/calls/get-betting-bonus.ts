import { decimalOf } from '@liveryjs/schemas/decimal';
import type { BettingBonus } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import { settleRounds } from '#sandbox/arcade/table/settle-rounds.ts';
import { soldAt } from '#sandbox/games/sold-at.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { requireTrueAccount } from '#sandbox/identity/require-true-account.ts';
import { openDueDraws } from '#sandbox/lottery/open-draw.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import { daysFrom } from '#sandbox/records/days-from.ts';
import { bettingBonusOwed } from '#sandbox/rewards/betting-bonus-owed.ts';
import { BONUS_TYPES, bettingBonusRate } from '#sandbox/rewards/betting-bonus-rates.ts';
import { countBettingBonuses } from '#sandbox/rewards/count-betting-bonuses.ts';
import { dayOf, startOf } from '#sandbox/rewards/days.ts';
import { percentOf } from '#sandbox/rewards/share.ts';

/** The bonus that an account's bets have brought by kind of games, and the part of it that can be claimed. */
export const getBettingBonus: Handler<'getBettingBonus'> = {
  async answer(_query, { db, clock, request, session: { accountId } }): Promise<BettingBonus> {
    await requireModule(db, 'REBATE3');
    await requireTrueAccount({ db }, accountId);
    await openDueDraws({ db, clock });
    const now = clock();
    await settleRounds(db, accountId, now);
    await countBettingBonuses(db, { accountId, now });
    const owed = await bettingBonusOwed(db, accountId);
    const played = await db
      .selectFrom('bet')
      .select(['game_type as gameType', sql<string>`sum(stake)::text`.as('stake')])
      .where('account_id', '=', accountId)
      .where('status', 'in', ['WON', 'LOST'])
      .where('settled_at', '>=', startOf(dayOf(now)))
      .groupBy('game_type')
      .execute();
    const { rank_level: rankLevel } = await db
      .selectFrom('account')
      .select('rank_level')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const sold = await db
      .selectFrom('vendor_category')
      .select('game_type')
      .distinct()
      .where(soldAt(merchantOf(request), 'vendor_category.game_type'))
      .execute();
    const { code: currency, digits } = await readCurrency(db, accountId);
    const money = (amount: bigint) => decimalOf(amount, digits);
    return {
      list: BONUS_TYPES.filter((type) => sold.some(({ game_type }) => game_type === type)).map((gameType) => {
        const waiting = owed.find((bonus) => bonus.gameType === gameType);
        const today = played.find((playedSum) => playedSum.gameType === gameType)?.stake ?? '0';
        return {
          gameType,
          rate: percentOf(bettingBonusRate(gameType, rankLevel)),
          turnover: money(waiting?.turnover ?? 0n),
          claimable: money(waiting?.claimable ?? 0n),
          today: money(BigInt(today)),
        };
      }),
      rankLevel,
      claimable: money(owed.reduce((sum, { claimable }) => sum + claimable, 0n)),
      countsAt: daysFrom(now, 1),
      currency,
    };
  },
};
