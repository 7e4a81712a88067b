import { compareDecimals } from '@liveryjs/engine/kit/plain';
import type { StandingLottery } from '@liveryjs/parts/use-lotteries';

/** The lottery whose jackpot is the largest; undefined where none has one. */
export function largestJackpot(lotteries: readonly StandingLottery[]): StandingLottery | undefined {
  return lotteries.reduce<StandingLottery | undefined>((largest, lottery) => {
    if (!lottery.draw.jackpot) return largest;
    const before = largest?.draw.jackpot?.amount ?? '0';
    return compareDecimals(lottery.draw.jackpot.amount, before) > 0 ? lottery : largest;
  }, undefined);
}

/** The lotteries whose draws close next, the first first. */
export function nextDraws(lotteries: readonly StandingLottery[], count: number): readonly StandingLottery[] {
  const closes = ({ draw }: StandingLottery) => Date.parse(draw.current.closesAt);
  return [...lotteries].sort((lottery, other) => closes(lottery) - closes(other)).slice(0, count);
}
