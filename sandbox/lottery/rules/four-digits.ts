import { type Family, places, play, pool, range, sameItems } from './family.ts';

const DIGITS = range(0, 9, 1);
const number = { from: 0, to: 9999, digits: 4, repeats: true };
/** Prizes with their first place in the draw, their count, and their share of what comes back. */
const LEVELS = [
  { prize: 'first', at: 0, count: 1, big: 0.3, small: 0.5 },
  { prize: 'second', at: 1, count: 1, big: 0.15, small: 0.3 },
  { prize: 'third', at: 2, count: 1, big: 0.075, small: 0.2 },
  { prize: 'starter', at: 3, count: 10, big: 0.375, small: 0 },
  { prize: 'consolation', at: 13, count: 10, big: 0.1, small: 0 },
] as const;

/** Twenty-three numbers of four digits. */
export const fourDigits: Family = {
  numbers: LEVELS.map(({ prize, count }) => ({
    group: prize,
    label: `${prize}Prize` as const,
    count,
    ...number,
  })),
  plays: [
    ...(['big', 'small'] as const).map((size) =>
      play({
        playType: size,
        tab: 'fourD',
        label: `${size}4D` as const,
        about: `about${size === 'big' ? 'Big' : 'Small'}4D` as const,
        combine: 'product',
        rows: places(4, DIGITS),
        pays: LEVELS.filter((level) => level[size] > 0).map((level) => ({
          prize: level.prize,
          label: `${level.prize}Prize` as const,
          fair: (level[size] * 10_000) / level.count,
        })),
        repeats: true,
        wins: (picked, drawn) =>
          drawn.flatMap((drawnNumber, rank) => {
            const level = LEVELS.findLast((candidate) => candidate.at <= rank);
            return drawnNumber === picked.join('') && level && level[size] > 0 ? [level.prize] : [];
          }),
      }),
    ),
    play({
      playType: 'first4',
      tab: 'firstPrize',
      label: ['allDigits', 4],
      about: 'aboutInOrder',
      combine: 'product',
      rows: places(4, DIGITS),
      pays: 10_000,
      wins: (picked, drawn) => drawn[0] === picked.join(''),
    }),
    play({
      playType: 'box',
      tab: 'firstPrize',
      label: 'fourDigits',
      about: 'aboutFourDigits',
      combine: 'choose',
      take: 4,
      rows: pool('digits', DIGITS),
      pays: 10_000 / 24,
      wins: (picked, drawn) => sameItems(picked, [...(drawn[0] ?? '')]),
    }),
    play({
      playType: 'first2',
      tab: 'firstPrize',
      label: ['lastDigits', 2],
      about: ['aboutLastDigits', 2],
      combine: 'each',
      rows: pool('numbers', range(0, 99, 2)),
      pays: 100,
      wins: ([ending], drawn) => drawn[0]?.slice(-2) === ending,
    }),
    play({
      playType: 'top3',
      tab: 'threeD',
      label: ['lastDigits', 3],
      about: 'aboutTop3',
      combine: 'product',
      rows: places(3, DIGITS, 2),
      pays: 1000 / 3,
      repeats: true,
      wins: (picked, drawn) =>
        drawn.slice(0, 3).filter((drawnNumber) => drawnNumber.slice(-3) === picked.join('')).length,
    }),
  ],
};
