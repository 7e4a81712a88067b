import { decimalOf } from '@liveryjs/schemas/decimal';
import type { LotteryRules } from '@liveryjs/schemas/platform';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { describePlay } from '#sandbox/lottery/describe-play.ts';
import { MAX_BETS, MAX_COMBINATIONS, prizeModes } from '#sandbox/lottery/prize-modes.ts';
import { familyOf } from '#sandbox/lottery/rules/index.ts';
import { findLottery } from '#sandbox/lottery/select-lotteries.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';

/** The ways to bet on a lottery. Path, shape and rules are this project's own. */
export const getLotteryRules: Handler<'getLotteryRules'> = {
  async answer({ gameCode, prizeMode: requestedMode, language }, { db }): Promise<LotteryRules> {
    const lottery = await findLottery(db, gameCode);
    const prizeMode = requestedMode ?? lottery.prize_modes[0] ?? 'Lott';
    if (!lottery.prize_modes.includes(prizeMode)) {
      refuseMistakes([
        { at: 'query/prizeMode', message: `must be one of ${lottery.prize_modes.join(', ')}` },
      ]);
    }
    const mode = prizeModes[prizeMode];
    const spoken = await languageOf(db, language);
    const { code: currency, digits } = await db.selectFrom('currency').selectAll().executeTakeFirstOrThrow();
    const money = (amount: bigint) => decimalOf(amount, digits);
    return {
      gameCode,
      prizeMode,
      currency,
      minStake: money(mode.minStake),
      maxStake: money(mode.maxStake),
      stakeStep: money(mode.step),
      maxCombinations: MAX_COMBINATIONS,
      maxBets: MAX_BETS,
      maxPayout: money(mode.maxPayout),
      playTypes: familyOf(lottery.family).plays.map((rule) => describePlay(rule, mode, spoken)),
    };
  },
};
