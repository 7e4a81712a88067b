import { type Family, onSide, play, pool, range } from './family.ts';

/** Digits by colour: two of them have two. */
const COLOURS = { green: '13579', red: '02468', violet: '05' } as const;

/** One digit and its colour. */
export const colours: Family = {
  numbers: [{ group: 'numbers', label: 'numbers', count: 1, from: 0, to: 9, digits: 1, repeats: true }],
  plays: [
    play({
      playType: 'colour',
      tab: 'colour',
      label: 'colour',
      about: 'aboutColour',
      combine: 'each',
      rows: pool('colour', Object.keys(COLOURS)),
      pays: [
        { prize: 'violet', label: 'violet', fair: 5, options: ['violet'] },
        { prize: 'half', label: 'greenOrRed', fair: 2, options: ['green', 'red'] },
      ],
      wins: ([colour = ''], [digit = '']) => {
        if (!COLOURS[colour as keyof typeof COLOURS]?.includes(digit)) return [];
        return [colour === 'violet' ? 'violet' : 'half'];
      },
    }),
    play({
      playType: 'digit',
      tab: 'anyNumbers',
      label: 'digit',
      about: 'aboutDigit',
      combine: 'each',
      rows: pool('digits', range(0, 9, 1)),
      pays: 10,
      wins: ([picked], [digit]) => picked === digit,
    }),
    play({
      playType: 'sides',
      tab: 'sides',
      label: 'bigOrSmall',
      about: 'aboutSidesOfOne',
      combine: 'each',
      rows: pool('total', ['big', 'small']),
      pays: 2,
      wins: ([side = ''], [digit]) => onSide(side, Number(digit), 4),
    }),
  ],
};
