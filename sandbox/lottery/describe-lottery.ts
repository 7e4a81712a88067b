import type { LotteryGame } from '@liveryjs/schemas/platform';
import { familyOf } from './rules/index.ts';
import { say } from './rules/texts.ts';
import type { Lottery } from './select-lotteries.ts';

/** A lottery as portals get it, in the language that its name is in. */
export function describeLottery(lottery: Lottery, language: string): LotteryGame {
  const { numbers, plays } = familyOf(lottery.family);
  return {
    gameCode: lottery.code,
    gameName: lottery.name,
    nodeId: lottery.node_id,
    vassalage: lottery.vendor,
    gameType: lottery.game_type as NonNullable<LotteryGame['gameType']>,
    icon: lottery.icon,
    secondsBetween: lottery.every_s,
    prizeModes: lottery.prize_modes,
    numbers: numbers.map(({ label, ...group }) => ({
      ...group,
      labelName: say(label, language),
    })),
    playTypes: plays.map(({ playType, label }) => ({
      playType,
      labelName: say(label, language),
    })),
  };
}
