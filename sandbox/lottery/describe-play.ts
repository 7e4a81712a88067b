import { decimalOf } from '@liveryjs/schemas/decimal';
import type { LotteryPlayType } from '@liveryjs/schemas/platform';
import { oddsOf, type PrizeMode } from './prize-modes.ts';
import type { PlayRule } from './rules/family.ts';
import { nameOption, say } from './rules/texts.ts';

/** A way to bet as portals get it: in a language, with the odds of a prize mode. */
export function describePlay(rule: PlayRule, mode: PrizeMode, language: string): LotteryPlayType {
  const { playType, combine, take, repeats } = rule;
  return {
    playType,
    groupName: say(rule.tab, language),
    labelName: say(rule.label, language),
    about: say(rule.about, language),
    combine,
    ...(take === undefined ? {} : { take }),
    rows: rule.rows.map(({ row, label, options, min, max }) => ({
      row,
      labelName: say(label, language),
      min,
      max,
      options: options.map((option) => {
        const labelName = nameOption(option, language);
        return labelName === undefined ? { option } : { option, labelName };
      }),
    })),
    prizes: rule.prizes.map(({ prize, label, fair, options }) => ({
      prize,
      ...(label === undefined ? {} : { labelName: say(label, language) }),
      odds: decimalOf(oddsOf(fair, mode), 2),
      ...(options === undefined ? {} : { options: [...options] }),
    })),
    repeats,
  };
}
