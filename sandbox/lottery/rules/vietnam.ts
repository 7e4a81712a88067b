import { waysToChoose } from '#sandbox/lottery/combinations.ts';
import { type Drawn, type Family, type NumberGroup, type PlayRule, play, pool, range } from './family.ts';

const DIGITS = range(0, 9, 1);
const PAIRS = range(0, 99, 2);
const NAMES = [
  'special',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
] as const;

/** Prizes as the north draws them. */
export const north = vietnam(['5x1', '5x1', '5x2', '5x6', '4x4', '4x6', '3x3', '2x4']);
/** Prizes as the centre and the south draw them. */
export const south = vietnam(['6x1', '5x1', '5x1', '5x2', '5x7', '4x1', '4x3', '3x1', '2x1']);

/** @param prizes digits and count of each, the special prize first */
function vietnam(prizes: readonly `${number}x${number}`[]): Family {
  const numbers = prizes.map((prize, index): NumberGroup => {
    const [digits = 0, count = 0] = prize.split('x').map(Number);
    const group = NAMES[index] ?? '';
    return {
      group,
      label: `${group}Prize` as 'firstPrize',
      count,
      from: 0,
      to: 10 ** digits - 1,
      digits,
      repeats: true,
    };
  });
  const all = sum(numbers);
  const withThree = sum(numbers.filter(({ digits }) => digits > 2));
  return {
    numbers,
    plays: [
      play({
        playType: 'lo2',
        tab: 'loTab',
        label: ['lo', 2],
        about: ['aboutLo', 2],
        combine: 'each',
        rows: pool('numbers', PAIRS),
        pays: 100 / all,
        repeats: true,
        wins: ([number = ''], drawn) => endings(drawn, 2).filter((ending) => ending === number).length,
      }),
      play({
        playType: 'lo3',
        tab: 'loTab',
        label: ['lo', 3],
        about: ['aboutLo', 3],
        combine: 'product',
        rows: digitRows(3),
        pays: 1000 / withThree,
        repeats: true,
        wins: (picked, drawn) => endings(drawn, 3).filter((ending) => ending === picked.join('')).length,
      }),
      ...[2, 3, 4].map((take) => parlay(take, all)),
      play({
        playType: 'miss4',
        tab: 'parlayTab',
        label: ['miss', 4],
        about: 'aboutMiss',
        combine: 'choose',
        take: 4,
        rows: pool('numbers', PAIRS, 12),
        pays: 1 / 0.96 ** all,
        wins: (picked, drawn) => !endings(drawn, 2).some((ending) => picked.includes(ending)),
      }),
      pairOf('de', 'special', 0),
      play({
        playType: 'deDigit',
        tab: 'special',
        label: 'deDigit',
        about: 'aboutDeDigit',
        combine: 'each',
        rows: [
          { row: 'tens', label: 'tens', options: DIGITS },
          { row: 'units', label: 'units', options: DIGITS },
        ],
        pays: 10,
        wins: (picked, drawn) =>
          picked.every((digit, index) => digit === '' || digit === drawn[0]?.at(index - 2)),
      }),
      special(3),
      special(4),
      pairOf('first2', 'firstPrize', 1),
    ],
  };
}

function sum(groups: readonly NumberGroup[]): number {
  return groups.reduce((count, group) => count + group.count, 0);
}

/** The last digits of the numbers that have so many. */
function endings(drawn: Drawn, digits: number): string[] {
  return drawn.filter(({ length }) => length >= digits).map((number) => number.slice(-digits));
}

function digitRows(count: number) {
  const names = ['thousands', 'hundreds', 'tens', 'units'] as const;
  return names.slice(-count).map((row) => ({ row, label: row, options: DIGITS }));
}

function parlay(take: number, drawn: number): PlayRule {
  // The chance that none of the picked numbers is missing: by inclusion and exclusion.
  const chance = Array.from(
    { length: take + 1 },
    (_, missing) => (-1) ** missing * waysToChoose(take, missing) * (1 - missing / 100) ** drawn,
  ).reduce((share, part) => share + part);
  return play({
    playType: `xien${take}`,
    tab: 'parlayTab',
    label: ['parlay', take],
    about: 'aboutParlay',
    combine: 'choose',
    take,
    rows: pool('numbers', PAIRS, 20),
    pays: 1 / chance,
    wins: (picked, numbers) => {
      const there = new Set(endings(numbers, 2));
      return picked.every((number) => there.has(number));
    },
  });
}

function pairOf(playType: string, tab: 'special' | 'firstPrize', prizeIndex: number): PlayRule {
  return play({
    playType,
    tab,
    label: ['lastDigits', 2],
    about: ['aboutLastDigits', 2],
    combine: 'each',
    rows: pool('numbers', PAIRS),
    pays: 100,
    wins: ([number], drawn) => drawn[prizeIndex]?.slice(-2) === number,
  });
}

function special(digits: number): PlayRule {
  return play({
    playType: `special${digits}`,
    tab: 'special',
    label: ['lastDigits', digits],
    about: ['aboutLastDigits', digits],
    combine: 'product',
    rows: digitRows(digits),
    pays: 10 ** digits,
    wins: (picked, drawn) => drawn[0]?.slice(-digits) === picked.join(''),
  });
}
