import {
  type Family,
  inPlace,
  only,
  onSide,
  type PlayRule,
  places,
  play,
  pool,
  range,
  SIDES,
  sameItems,
  total,
} from './family.ts';

const DIGITS = range(0, 9, 1);

/** The lottery of `count` digits, each from 0 to 9. */
export function digits(count: 3 | 4 | 5): Family {
  return {
    numbers: [{ group: 'numbers', label: 'numbers', count, from: 0, to: 9, digits: 1, repeats: true }],
    plays: [
      inOrder('straight', count, 0),
      ...(count > 3 ? [inOrder('first3', 3, 0), inOrder('last3', 3, count - 3)] : []),
      inOrder('last2', 2, count - 2),
      ...(count === 4 ? [four] : []),
      play({
        playType: 'three',
        tab: 'anyOrder',
        label: 'threeDigits',
        about: 'aboutThreeDigits',
        combine: 'choose',
        take: 3,
        rows: pool('digits', DIGITS),
        pays: 1000 / 6,
        wins: (picked, drawn) => sameItems(picked, drawn.slice(-3)),
      }),
      play({
        playType: 'pair',
        tab: 'anyOrder',
        label: 'pairDigits',
        about: 'aboutPairDigits',
        combine: 'arrange',
        take: 2,
        rows: pool('digits', DIGITS),
        pays: 1000 / 3,
        wins: ([twice = '', once = ''], drawn) => sameItems([twice, twice, once], drawn.slice(-3)),
      }),
      play({
        playType: 'anywhere',
        tab: 'anyOrder',
        label: 'oneDigit',
        about: 'aboutOneDigit',
        combine: 'each',
        rows: pool('digits', DIGITS),
        pays: 1 / (1 - 0.9 ** 3),
        wins: ([digit = ''], drawn) => drawn.slice(-3).includes(digit),
      }),
      play({
        playType: 'fixed',
        tab: 'byPlace',
        label: 'fixed',
        about: 'aboutFixed',
        combine: 'each',
        rows: places(count, DIGITS),
        pays: 10,
        wins: inPlace,
      }),
      play({
        playType: 'sides',
        tab: 'sides',
        label: 'sidesOfPlace',
        about: 'aboutSidesOfDigit',
        combine: 'each',
        rows: places(count, SIDES),
        pays: 2,
        wins: (picked, drawn) => {
          const { option, at } = only(picked);
          return onSide(option, Number(drawn[at]), 4);
        },
      }),
      // The middle of the totals of four digits belongs to neither side.
      ...(count === 4 ? [] : [sidesOfTotal(count)]),
    ],
  };
}

function inOrder(playType: string, count: number, first: number): PlayRule {
  return play({
    playType,
    tab: 'inOrder',
    label:
      playType === 'straight'
        ? ['allDigits', count]
        : [playType === 'first3' ? 'firstOnes' : 'lastOnes', count],
    about: 'aboutInOrder',
    combine: 'product',
    rows: places(count, DIGITS, first + 1),
    pays: 10 ** count,
    wins: (picked, drawn) => inPlace(picked, drawn, first),
  });
}

const four = play({
  playType: 'four',
  tab: 'anyOrder',
  label: 'fourDigits',
  about: 'aboutFourDigits',
  combine: 'choose',
  take: 4,
  rows: pool('digits', DIGITS),
  pays: 10_000 / 24,
  wins: sameItems,
});

function sidesOfTotal(count: number): PlayRule {
  return play({
    playType: 'totalSides',
    tab: 'sides',
    label: 'sidesOfTotal',
    about: ['aboutSidesOfTotal', (9 * count + 1) / 2],
    combine: 'each',
    rows: pool('total', SIDES),
    pays: 2,
    wins: ([side = ''], drawn) => onSide(side, total(drawn), (9 * count - 1) / 2),
  });
}
