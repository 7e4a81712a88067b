import { expect, test } from 'vitest';
import { createRandom } from '#sandbox/seed/random.ts';
import { oddsOf } from './cards/guess.ts';
import { type Grid, machineOf, paidLines, spinReels } from './slot/machine.ts';
import { tableGameOf } from './table/games.ts';

/** In hundredths of the stake, what many rounds pay on average. */
function mean(rounds: number, play: () => number): number {
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) sum += play();
  return sum / rounds;
}

const { below } = createRandom(7);

test.each(['VIDEO', 'CLASSIC'])(
  'a slot of the kind %s keeps some of what is staked, and pays most back',
  (classify) => {
    const machine = machineOf(classify);
    const spins = 300_000;
    const paid = mean(spins, () =>
      paidLines(machine, spinReels(machine, below)).reduce((sum, { times }) => sum + times, 0),
    );
    expect(paid).toBeGreaterThan(85);
    expect(paid).toBeLessThan(103);
  },
);

test.each<[string, Grid, ReturnType<typeof paidLines>]>([
  [
    'three from the left',
    [
      [1, 5, 2],
      [3, 5, 4],
      [1, 5, 2],
      [0, 4, 1],
      [1, 2, 3],
    ],
    [{ line: 0, count: 3, symbol: 5, times: 100 }],
  ],
  [
    'all five in the top row',
    [
      [0, 5, 2],
      [0, 4, 4],
      [0, 5, 2],
      [0, 4, 1],
      [0, 2, 3],
    ],
    [{ line: 1, count: 5, symbol: 0, times: 150_000 }],
  ],
  [
    'four on a line that turns',
    [
      [4, 1, 2],
      [1, 4, 3],
      [2, 3, 4],
      [1, 4, 2],
      [0, 2, 3],
    ],
    [{ line: 3, count: 4, symbol: 4, times: 500 }],
  ],
  [
    'no three that begin at the second reel',
    [
      [1, 2, 3],
      [5, 4, 5],
      [5, 4, 5],
      [5, 4, 5],
      [5, 4, 5],
    ],
    [],
  ],
])('a line of a slot pays for %s', (_, grid, lines) => {
  expect(paidLines(machineOf('VIDEO'), grid)).toEqual(lines);
});

test('every guess at cards has the same return, and none that cannot be', () => {
  expect(oddsOf({ rank: 13, suit: 'S' })).toEqual({ high: 0, low: 104 });
  expect(oddsOf({ rank: 1, suit: 'H' })).toEqual({ high: 104, low: 0 });
  expect(oddsOf({ rank: 7, suit: 'C' })).toEqual({ high: 208, low: 208 });
});

test.each([
  'BACCARAT',
  'DRAGONTIGER',
  'BLACKJACK',
  'ROULETTE',
  'SICBO',
  'GAMESHOW',
  'FOOTBALL',
  'BASKETBALL',
  'TENNIS',
  'VOLLEYBALL',
  'BADMINTON',
  'ESPORTS',
  'COCKFIGHT',
  'FAST',
])('each bet at a table of %s pays back most of what it takes, in the long run', (classify) => {
  const game = tableGameOf(classify);
  const outcomes = Array.from({ length: 60_000 }, () => game.draw(below));
  for (const [pick, pays] of Object.entries(game.pays)) {
    const paid = (outcomes.filter((outcome) => game.wins(pick, outcome)).length / outcomes.length) * pays;
    expect([pick, paid > 80, paid < 103]).toEqual([pick, true, true]);
  }
  for (const outcome of outcomes.slice(0, 500)) {
    expect(Object.keys(game.pays).some((pick) => game.wins(pick, outcome))).toBe(true);
  }
});

test.each([
  ['BACCARAT', '13H,9C|11D,3S', 'player'],
  ['BACCARAT', '5H,5C|10D,13S', 'tie'],
  ['DRAGONTIGER', '1H|13C', 'tiger'],
  ['BLACKJACK', '1H,13C|10D,9S', 'player'],
  ['BLACKJACK', '1H,1C|12D,2S', 'tie'],
  ['ROULETTE', '0', 'zero'],
  ['ROULETTE', '36', 'red'],
  ['ROULETTE', '19', 'high'],
  ['FAST', '7', 'highDigit'],
  ['SICBO', '2-2-2', 'triple'],
  ['SICBO', '4-6-1', 'big'],
  ['SICBO', '4-5-1', 'small'],
  ['FOOTBALL', '1:1', 'draw'],
  ['FOOTBALL', '0:2', 'away'],
])('at a table of %s, %s is won by %s', (classify, outcome, pick) => {
  const { wins, pays } = tableGameOf(classify);
  expect(wins(pick, outcome)).toBe(true);
  const rivals = [
    'player',
    'banker',
    'dealer',
    'dragon',
    'tiger',
    'tie',
    'zero',
    'red',
    'black',
    'small',
    'big',
    'triple',
    'home',
    'away',
    'draw',
  ];
  const others = Object.keys(pays).filter((other) => other !== pick && rivals.includes(other));
  if (pick !== 'high') expect(others.filter((other) => wins(other, outcome))).toEqual([]);
});
