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

const CARS = range(1, 10, 2);
/** Totals of the first two, by the number of orders in which they come. */
const TOTALS = [
  { orders: 2, totals: [3, 4, 18, 19] },
  { orders: 4, totals: [5, 6, 16, 17] },
  { orders: 6, totals: [7, 8, 14, 15] },
  { orders: 8, totals: [9, 10, 12, 13] },
  { orders: 10, totals: [11] },
];

/** Ten cars in the order in which they arrive. */
export const race: Family = {
  numbers: [{ group: 'cars', label: 'cars', count: 10, from: 1, to: 10, digits: 2, repeats: false }],
  plays: [
    play({
      playType: 'fixed',
      tab: 'byPlace',
      label: 'fixed',
      about: 'aboutFixed',
      combine: 'each',
      rows: places(10, CARS),
      pays: 10,
      wins: inPlace,
    }),
    inOrder(2, 90),
    inOrder(3, 720),
    play({
      playType: 'top2Group',
      tab: 'anyOrder',
      label: ['firstNumbers', 2],
      about: ['aboutFirstGroup', 2],
      combine: 'choose',
      take: 2,
      rows: pool('cars', CARS),
      pays: 45,
      wins: (picked, drawn) => sameItems(picked, drawn.slice(0, 2)),
    }),
    play({
      playType: 'sides',
      tab: 'sides',
      label: 'sidesOfPlace',
      about: 'aboutSidesOfCar',
      combine: 'each',
      rows: places(10, SIDES),
      pays: 2,
      wins: (picked, drawn) => {
        const { option, at } = only(picked);
        return onSide(option, Number(drawn[at]), 5);
      },
    }),
    play({
      playType: 'duel',
      tab: 'sides',
      label: 'duel',
      about: 'aboutDuels',
      combine: 'each',
      rows: places(5, ['dragon', 'tiger']),
      pays: 2,
      wins: (picked, drawn) => {
        const { option, at } = only(picked);
        return (option === 'dragon') === Number(drawn[at]) > Number(drawn[9 - at]);
      },
    }),
    play({
      playType: 'total',
      tab: 'total',
      label: 'totalOfTwo',
      about: 'aboutTotalOfTwo',
      combine: 'each',
      rows: pool('total', range(3, 19, 1)),
      pays: TOTALS.map(({ orders, totals }) => ({
        prize: `orders${orders}`,
        label: ['totals', totals.join(', ')] as const,
        fair: 90 / orders,
        options: totals.map(String),
      })),
      wins: ([picked], drawn) => {
        const sum = total(drawn.slice(0, 2));
        const totalGroup = TOTALS.find(({ totals }) => totals.includes(sum));
        return totalGroup && Number(picked) === sum ? [`orders${totalGroup.orders}`] : [];
      },
    }),
    play({
      playType: 'totalSides',
      tab: 'total',
      label: 'sidesOfTotal',
      about: ['aboutSidesOfTotal', 12],
      combine: 'each',
      rows: pool('total', SIDES),
      pays: [
        { prize: 'rare', label: 'bigOrEven', fair: 90 / 40, options: ['big', 'even'] },
        { prize: 'usual', label: 'smallOrOdd', fair: 90 / 50, options: ['small', 'odd'] },
      ],
      wins: ([side = ''], drawn) => {
        if (!onSide(side, total(drawn.slice(0, 2)), 11)) return [];
        return [side === 'big' || side === 'even' ? 'rare' : 'usual'];
      },
    }),
  ],
};

function inOrder(count: number, fair: number): PlayRule {
  return play({
    playType: `top${count}`,
    tab: 'inOrder',
    label: ['firstNumbers', count],
    about: 'aboutInOrder',
    combine: 'distinct',
    rows: places(count, CARS),
    pays: fair,
    wins: inPlace,
  });
}
