import { describe, expect, it, test } from 'vitest';
import { countCombinations, listCombinations, type Picks } from '#sandbox/lottery/combinations.ts';
import { drawNumbers, readNumbers } from '#sandbox/lottery/draw-numbers.ts';
import { payBet } from '#sandbox/lottery/pay-bet.ts';
import { createRandom } from '#sandbox/seed/random.ts';
import type { Drawn, Family, PlayRule } from './family.ts';
import { families } from './index.ts';

const everything = ({ rows }: PlayRule): Picks => rows.map(({ options }) => options);

/** Returns the average payout of a combination if all stakes came back. */
function worth(rule: PlayRule, combinations: readonly string[][], draws: readonly Drawn[]): number {
  const fair = new Map(rule.prizes.map(({ prize, fair: pays }) => [prize, pays]));
  let paid = 0;
  for (const drawn of draws) {
    for (const combination of combinations) {
      for (const prize of rule.wins(combination, drawn)) paid += fair.get(prize) ?? Number.NaN;
    }
  }
  return paid / draws.length / combinations.length;
}

function everyDraw({ numbers: [group] }: Family): Drawn[] {
  const { from = 0, to = 0, digits = 1, count = 1 } = group ?? {};
  const faces = Array.from({ length: to - from + 1 }, (_, offset) =>
    String(from + offset).padStart(digits, '0'),
  );
  return listCombinations({ combine: 'product' }, Array<string[]>(count).fill(faces));
}

const some = (family: Family, count: number) => {
  const { below } = createRandom(20_261_121);
  return Array.from({ length: count }, () => drawNumbers(family, below));
};

/** Every order of the first two cars. */
const races = listCombinations({ combine: 'distinct' }, [allCars(), allCars()]).map((first) => [
  ...first,
  ...allCars().filter((car) => !first.includes(car)),
]);

function allCars(): string[] {
  return Array.from({ length: 10 }, (_, index) => String(index + 1).padStart(2, '0'));
}

describe('a bet is worth its stake before the prize mode takes its share', () => {
  const exact = Object.entries({
    digits3: families.digits3,
    dice: families.dice,
    colours: families.colours,
  }).flatMap(([name, family]) => family.plays.map((rule) => [name, rule.playType, family, rule] as const));

  test.each(exact)('%s %s: each combination, over all draws', (_name, _type, family, rule) => {
    const draws = everyDraw(family);
    const combinations = listCombinations(rule, everything(rule));
    // One combination of digits is like the other.
    for (const combination of combinations.slice(0, 30))
      expect(worth(rule, [combination], draws)).toBeCloseTo(1, 9);
  });

  const shared = Object.entries({
    race: [families.race, races],
    eleven: [families.eleven, some(families.eleven, 20)],
    north: [families.north, some(families.north, 20)],
    south: [families.south, some(families.south, 20)],
    fourDigits: [families.fourDigits, some(families.fourDigits, 3)],
    keno: [families.keno, some(families.keno, 1)],
    sixOf45: [families.sixOf45, some(families.sixOf45, 5)],
  } as const).flatMap(([name, [family, draws]]) =>
    family.plays
      // Plays that depend on the spread of a draw's numbers are in the next tests.
      .filter(({ playType }) => !/^(xien|miss|spot[45]|six$|updown|parity|box)/.test(playType))
      .filter((rule) => countCombinations(rule, everything(rule)) <= 200_000)
      .map((rule) => [name, rule.playType, rule, draws] as const),
  );

  test.each(shared)('%s %s: all combinations, in each draw', (_name, playType, rule, draws) => {
    const combinations = listCombinations(rule, everything(rule));
    const each =
      playType === 'duel' || playType.startsWith('total') ? [draws] : draws.map((drawn) => [drawn]);
    if (playType === 'duel' && draws !== races) return;
    for (const drawSet of each) expect(worth(rule, combinations, drawSet)).toBeCloseTo(1, 9);
  });

  it.each(['north', 'south'] as const)('%s xien2: on average', (name) => {
    const family = families[name];
    const rule = family.plays.find(({ playType }) => playType === 'xien2') as PlayRule;
    const mean = worth(rule, listCombinations(rule, everything(rule)), some(family, 60));
    expect(mean).toBeGreaterThan(0.93);
    expect(mean).toBeLessThan(1.07);
  });

  it.each([
    ['spot5', 'right5', 0.5 * 1550.57],
    ['spot4', 'win', 326.44],
    ['updown', 'equal', 1 / 0.2032],
  ])('keno %s %s', (playType, prize, fair) => {
    const rule = families.keno.plays.find((play) => play.playType === playType);
    const fairOdds = rule?.prizes.find((entry) => entry.prize === prize)?.fair ?? 0;
    expect(fairOdds / fair).toBeCloseTo(1, 3);
  });
});

describe('a bet wins what its rule says', () => {
  type Case = [family: keyof typeof families, playType: string, picks: Picks, draw: string, prizes: string[]];
  const vn = `12345 67890 ${'11111 '.repeat(8)} ${'2222 '.repeat(10)} ${'333 '.repeat(3)} 45 45 90 77`;
  const numbers20 = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0')).join(' ');

  test.each<Case>([
    ['digits5', 'straight', [['1'], ['2', '3'], ['3'], ['4'], ['5']], '12345', ['win']],
    ['digits5', 'first3', [['1'], ['2'], ['4']], '12345', []],
    ['digits5', 'last3', [['3'], ['4'], ['5']], '12345', ['win']],
    ['digits5', 'last2', [['4'], ['5']], '12345', ['win']],
    ['digits5', 'three', [['5', '3', '4']], '12345', ['win']],
    ['digits5', 'three', [['5', '3', '4']], '12344', []],
    ['digits5', 'pair', [['4', '3']], '12344', ['win']],
    ['digits5', 'anywhere', [['1', '4', '5']], '12344', ['win']],
    ['digits5', 'fixed', [['1', '9'], [], ['3'], [], []], '12345', ['win', 'win']],
    ['digits5', 'sides', [['big', 'odd'], [], [], [], ['big', 'odd']], '12345', ['win', 'win', 'win']],
    ['digits5', 'totalSides', [['big', 'small', 'odd', 'even']], '99005', ['win', 'win']],
    ['digits4', 'four', [['1', '2', '3', '4', '5']], '4321', ['win']],
    ['eleven', 'any2', [['01', '02', '03']], '01 02 07 08 09', ['win']],
    ['eleven', 'first2', [['01'], ['02', '03']], '01 02 07 08 09', ['win']],
    ['eleven', 'first3Group', [['07', '02', '01']], '01 02 07 08 09', ['win']],
    ['eleven', 'duel', [['dragon', 'tiger']], '01 02 07 08 09', ['win']],
    ['dice', 'total', [['7', '14']], '124', ['total7']],
    ['dice', 'single', [['2', '4']], '224', ['win', 'win', 'win']],
    ['dice', 'pair', [['22', '44']], '222', ['win']],
    ['dice', 'triple', [['222', '111']], '222', ['win']],
    ['dice', 'pattern', [['anyTriple', 'run']], '312', ['run']],
    ['race', 'top3', [['10'], ['01'], ['02']], '10 01 02 03 04 05 06 07 08 09', ['win']],
    ['race', 'total', [['11', '12']], '10 01 02 03 04 05 06 07 08 09', ['orders10']],
    [
      'race',
      'totalSides',
      [['small', 'odd', 'big', 'even']],
      '10 01 02 03 04 05 06 07 08 09',
      ['usual', 'usual'],
    ],
    ['race', 'duel', [['dragon'], ['tiger'], [], [], []], '10 01 02 03 04 05 06 07 08 09', ['win', 'win']],
    ['north', 'lo2', [['45', '11', '99']], vn, Array(11).fill('win')],
    ['north', 'lo3', [['3'], ['3'], ['3', '4']], vn, Array(3).fill('win')],
    ['north', 'xien2', [['45', '90', '99']], vn, ['win']],
    ['north', 'miss4', [['00', '01', '02', '03']], vn, ['win']],
    ['north', 'miss4', [['00', '01', '02', '45']], vn, []],
    ['north', 'de', [['45', '90']], vn, ['win']],
    ['north', 'deDigit', [['4'], ['4']], vn, ['win']],
    ['north', 'special3', [['3'], ['4'], ['5']], vn, ['win']],
    ['north', 'special4', [['2'], ['3'], ['4'], ['5']], vn, ['win']],
    ['north', 'first2', [['45', '90']], vn, ['win']],
    [
      'fourDigits',
      'big',
      [['1'], ['2'], ['3'], ['4']],
      `1234 ${'0000 '.repeat(3)} 1234 ${'0000 '.repeat(17)} 1234`,
      ['first', 'starter', 'consolation'],
    ],
    [
      'fourDigits',
      'small',
      [['1'], ['2'], ['3'], ['4']],
      `1234 ${'0000 '.repeat(3)} 1234 ${'0000 '.repeat(18)}`,
      ['first'],
    ],
    ['fourDigits', 'box', [['4', '3', '2', '1']], `1234 ${'0000 '.repeat(22)}`, ['win']],
    ['fourDigits', 'top3', [['2'], ['3'], ['4']], `1234 9234 ${'0000 '.repeat(21)}`, ['win', 'win']],
    ['keno', 'spot5', [['01', '02', '03', '04', '80']], numbers20, ['right4']],
    ['keno', 'updown', [['up', 'down', 'equal']], numbers20, ['more']],
    ['keno', 'parity', [['odd', 'even', 'equal']], numbers20, ['equal']],
    ['sixOf45', 'six', [['01', '02', '03', '44', '45', '40']], '01 02 03 04 05 06', ['right3']],
    ['sixOf45', 'six', [['01', '02', '43', '44', '45', '40']], '01 02 03 04 05 06', []],
    ['colours', 'colour', [['green', 'red', 'violet']], '5', ['half', 'violet']],
  ])('%s %s %j in %s', (name, playType, picks, draw, prizes) => {
    const family: Family = families[name];
    const rule = family.plays.find((play) => play.playType === playType) as PlayRule;
    const drawn = readNumbers(family, draw) ?? [];
    expect(drawn.length).toBe(family.numbers.reduce((sum, { count }) => sum + count, 0));
    const won = listCombinations(rule, picks).flatMap((combination) => rule.wins(combination, drawn));
    expect(won.sort()).toEqual([...prizes].sort());
    const odds = Object.fromEntries(rule.prizes.map(({ prize }) => [prize, 350n]));
    expect(payBet(rule, picks, 7n, odds, drawn)).toBe((7n * 350n * BigInt(prizes.length)) / 100n);
  });
});

describe('numbers', () => {
  it.each(Object.entries(families) as [string, Family][])(
    'of %s are drawn as it says, and read again',
    (_, family) => {
      for (const drawn of some(family, 50)) expect(readNumbers(family, drawn.join(', '))).toEqual(drawn);
    },
  );

  it.each([
    ['eleven', '01 01 02 03 04'],
    ['eleven', '01 02 03 04 12'],
    ['digits5', '1234'],
    ['digits5', '123456'],
    ['dice', '127'],
  ] as const)('%s draws no %s', (name, text) => {
    expect(readNumbers(families[name], text)).toBeUndefined();
  });
});

it('names each play type once, and prizes only what can be picked', () => {
  for (const { plays } of Object.values<Family>(families)) {
    expect(new Set(plays.map(({ playType }) => playType)).size).toBe(plays.length);
    for (const { rows, prizes } of plays) {
      const knownOptions = new Set(rows.flatMap(({ options }) => options));
      const named = prizes.flatMap(({ options = [] }) => options);
      expect(named.filter((option) => !knownOptions.has(option))).toEqual([]);
      if (named.length > 0) expect(named.length).toBe(knownOptions.size);
    }
  }
});
