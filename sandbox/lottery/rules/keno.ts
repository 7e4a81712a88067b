import { waysToChoose } from '#sandbox/lottery/combinations.ts';
import { type Family, type PlayRule, play, pool, range } from './family.ts';

const NUMBERS = range(1, 80, 2);
/** The chance that as many of the twenty are low as high, or that as many are odd as even. */
const EQUAL = waysToChoose(40, 10) ** 2 / waysToChoose(80, 20);

/** Twenty numbers of eighty. */
export const keno: Family = {
  numbers: [{ group: 'numbers', label: 'numbers', count: 20, from: 1, to: 80, digits: 2, repeats: false }],
  sorted: true,
  plays: [
    ...[1, 2, 3, 4].map(allOf),
    matches('spot5', 5, 80, 20, [0.5, 0.3, 0.2], 10),
    majority('updown', 'down', 'up', (number) => number <= 40),
    majority('parity', 'odd', 'even', (number) => number % 2 === 1),
  ],
};

/** Six numbers of forty-five. */
export const sixOf45: Family = {
  numbers: [{ group: 'numbers', label: 'numbers', count: 6, from: 1, to: 45, digits: 2, repeats: false }],
  sorted: true,
  plays: [
    matches('six', 6, 45, 6, [0.45, 0.2, 0.2, 0.15], 12),
    ...[2, 3].map((take) =>
      play({
        playType: `any${take}`,
        tab: 'anyNumbers',
        label: ['anyOf', take],
        about: 'aboutAllDrawn',
        combine: 'choose',
        take,
        rows: pool('numbers', range(1, 45, 2), 20),
        pays: waysToChoose(45, take) / waysToChoose(6, take),
        wins: (picked, drawn) => picked.every((number) => drawn.includes(number)),
      }),
    ),
  ],
  jackpot: { playType: 'six', prize: 'right6' },
};

function allOf(take: number): PlayRule {
  return play({
    playType: `spot${take}`,
    tab: 'anyNumbers',
    label: ['anyOf', take],
    about: 'aboutAllDrawn',
    combine: 'choose',
    take,
    rows: pool('numbers', NUMBERS, 15),
    pays: waysToChoose(80, take) / waysToChoose(20, take),
    wins: (picked, drawn) => picked.every((number) => drawn.includes(number)),
  });
}

/** @param shares what comes back by how many numbers are right: all of them, one less, and so on */
function matches(
  playType: string,
  take: number,
  all: number,
  count: number,
  shares: readonly number[],
  most: number,
): PlayRule {
  return play({
    playType,
    tab: 'levels',
    label: ['numbersPicked', take],
    about: 'aboutMatches',
    combine: 'choose',
    take,
    rows: pool('numbers', range(1, all, 2), most),
    pays: shares.map((share, index) => {
      const right = take - index;
      const ways = waysToChoose(take, right) * waysToChoose(all - take, count - right);
      return {
        prize: `right${right}`,
        label: ['right', right] as const,
        fair: (share * waysToChoose(all, count)) / ways,
      };
    }),
    wins: (picked, drawn) => {
      const right = picked.filter((number) => drawn.includes(number)).length;
      return right > take - shares.length ? [`right${right}`] : [];
    },
  });
}

function majority(
  playType: 'updown' | 'parity',
  firstOption: 'down' | 'odd',
  other: 'up' | 'even',
  isOne: (number: number) => boolean,
): PlayRule {
  return play({
    playType,
    tab: 'sides',
    label: playType,
    about: playType === 'parity' ? 'aboutParity' : 'aboutUpdown',
    combine: 'each',
    rows: pool('majority', [other, 'equal', firstOption]),
    pays: [
      { prize: 'equal', label: 'equal', fair: 1 / EQUAL, options: ['equal'] },
      { prize: 'more', label: playType, fair: 2 / (1 - EQUAL), options: [other, firstOption] },
    ],
    wins: ([side], drawn) => {
      const count = drawn.filter((number) => isOne(Number(number))).length;
      if (count === 10) return side === 'equal' ? ['equal'] : [];
      return side === (count > 10 ? firstOption : other) ? ['more'] : [];
    },
  });
}
