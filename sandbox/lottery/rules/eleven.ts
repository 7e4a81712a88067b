import { waysToChoose } from '#sandbox/lottery/combinations.ts';
import { type Family, inPlace, type PlayRule, places, play, pool, range, sameItems } from './family.ts';

const NUMBERS = range(1, 11, 2);

/** Five numbers of eleven, none twice. */
export const eleven: Family = {
  numbers: [{ group: 'numbers', label: 'numbers', count: 5, from: 1, to: 11, digits: 2, repeats: false }],
  plays: [
    ...[1, 2, 3, 4, 5].map(anyOf),
    play({
      playType: 'first2',
      tab: 'inOrder',
      label: ['firstNumbers', 2],
      about: 'aboutInOrder',
      combine: 'distinct',
      rows: places(2, NUMBERS),
      pays: 110,
      wins: inPlace,
    }),
    play({
      playType: 'first3',
      tab: 'inOrder',
      label: ['firstNumbers', 3],
      about: 'aboutInOrder',
      combine: 'distinct',
      rows: places(3, NUMBERS),
      pays: 990,
      wins: inPlace,
    }),
    play({
      playType: 'first2Group',
      tab: 'anyOrder',
      label: ['firstNumbers', 2],
      about: ['aboutFirstGroup', 2],
      combine: 'choose',
      take: 2,
      rows: pool('numbers', NUMBERS),
      pays: 55,
      wins: (picked, drawn) => sameItems(picked, drawn.slice(0, 2)),
    }),
    play({
      playType: 'first3Group',
      tab: 'anyOrder',
      label: ['firstNumbers', 3],
      about: ['aboutFirstGroup', 3],
      combine: 'choose',
      take: 3,
      rows: pool('numbers', NUMBERS),
      pays: 165,
      wins: (picked, drawn) => sameItems(picked, drawn.slice(0, 3)),
    }),
    play({
      playType: 'fixed',
      tab: 'byPlace',
      label: 'fixed',
      about: 'aboutFixed',
      combine: 'each',
      rows: places(5, NUMBERS),
      pays: 11,
      wins: inPlace,
    }),
    play({
      playType: 'duel',
      tab: 'sides',
      label: 'duel',
      about: ['aboutDuel', 5],
      combine: 'each',
      rows: pool('duel', ['dragon', 'tiger']),
      pays: 2,
      wins: ([side], drawn) => (side === 'dragon') === Number(drawn[0]) > Number(drawn[4]),
    }),
  ],
};

function anyOf(take: number): PlayRule {
  return play({
    playType: `any${take}`,
    tab: 'anyNumbers',
    label: ['anyOf', take],
    about: 'aboutAllDrawn',
    combine: 'choose',
    take,
    rows: pool('numbers', NUMBERS),
    pays: waysToChoose(11, take) / waysToChoose(5, take),
    wins: (picked, drawn) => picked.every((number) => drawn.includes(number)),
  });
}
