import { type Below, weighted } from '#sandbox/arcade/luck.ts';

/** A table game: the bets that it takes, and the rules by which a round comes out. */
export interface TableGame {
  /** The form of an outcome: cards of each side, points of each side, a number, dice, or a name. */
  readonly shows: 'hands' | 'score' | 'number' | 'dice' | 'side';
  /** By pick: what it pays, in hundredths of the stake. */
  readonly pays: Readonly<Record<string, number>>;
  /** @returns an outcome, as text to keep */
  draw(below: Below): string;
  wins(pick: string, outcome: string): boolean;
}

const SUITS = 'SHDC';
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** Two sides; who is higher wins, and `third` when none is. */
function sides(
  names: readonly [first: string, second: string, third?: string],
  pays: readonly [first: number, second: number, third?: number],
  game: Pick<TableGame, 'shows' | 'draw'>,
  values: (outcome: string) => readonly [number, number],
): TableGame {
  const [first, second, third = 'none'] = names;
  const all = { [first]: pays[0], [second]: pays[1] };
  return {
    ...game,
    pays: pays[2] === undefined ? all : { ...all, [third]: pays[2] },
    wins: (pick, outcome) => {
      const [a, b] = values(outcome);
      return pick === (a > b ? first : b > a ? second : third);
    },
  };
}

/** Cards of two hands, such as `5H,13C|2S,9D`. */
function hands(
  names: readonly [string, string, string],
  pays: readonly [number, number, number],
  cards: number,
  valueOfRanks: (ranks: readonly number[]) => number,
): TableGame {
  const hand = (below: Below) =>
    Array.from({ length: cards }, () => `${below(13) + 1}${SUITS[below(4)]}`).join();
  const draw = (below: Below) => `${hand(below)}|${hand(below)}`;
  const value = (text = '') => valueOfRanks(text.split(',').map((card) => Number.parseInt(card, 10)));
  return sides(names, pays, { shows: 'hands', draw }, (outcome) => {
    const [first, second] = outcome.split('|');
    return [value(first), value(second)];
  });
}

/** Points of two sides, such as `2:1`. */
function scores(
  names: readonly [string, string, string?],
  pays: readonly [number, number, number?],
  draw: (below: Below) => readonly [number, number],
): TableGame {
  const text = (below: Below) => draw(below).join(':');
  return sides(names, pays, { shows: 'score', draw: text }, (outcome) => {
    const [home = 0, away = 0] = outcome.split(':').map(Number);
    return [home, away];
  });
}

/** One of some names, by weights. */
function named(parts: readonly (readonly [name: string, weight: number, pays: number])[]): TableGame {
  const weights = parts.map(([, weight]) => weight);
  return {
    shows: 'side',
    pays: Object.fromEntries(parts.map(([name, , pays]) => [name, pays])),
    draw: (below) => parts[weighted(weights, below)]?.[0] ?? '',
    wins: (pick, outcome) => pick === outcome,
  };
}

/** Best of some: who is first at `most` has won. */
const contest = (most: number) => (below: Below) => {
  const loser = below(most);
  return below(2) === 0 ? ([most, loser] as const) : ([loser, most] as const);
};

const lowTen = (rank: number) => Math.min(rank, 10);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const roulette: TableGame = {
  shows: 'number',
  pays: { red: 195, black: 195, zero: 3500, odd: 195, even: 195, low: 195, high: 195 },
  draw: (below) => String(below(37)),
  wins: (pick, outcome) => {
    const number = Number(outcome);
    if (number === 0) return pick === 'zero';
    const colour = RED.has(number) ? 'red' : 'black';
    const parity = number % 2 === 0 ? 'even' : 'odd';
    return [colour, parity, number < 19 ? 'low' : 'high'].includes(pick);
  },
};

const digit: TableGame = {
  shows: 'number',
  pays: { odd: 192, even: 192, lowDigit: 192, highDigit: 192 },
  draw: (below) => String(below(10)),
  wins: (pick, outcome) => {
    const number = Number(outcome);
    return pick === (number % 2 === 0 ? 'even' : 'odd') || pick === (number < 5 ? 'lowDigit' : 'highDigit');
  },
};

const threeDice: TableGame = {
  shows: 'dice',
  pays: { small: 195, big: 195, triple: 3300 },
  draw: (below) => [below(6) + 1, below(6) + 1, below(6) + 1].join('-'),
  wins: (pick, outcome) => {
    const dice = outcome.split('-').map(Number);
    if (new Set(dice).size === 1) return pick === 'triple';
    return pick === (sum(dice) < 11 ? 'small' : 'big');
  },
};

const goals = [25, 35, 25, 10, 5];
const goalsAway = [35, 35, 20, 10];

const football = scores(['home', 'away', 'draw'], [205, 315, 340], (below) => [
  weighted(goals, below),
  weighted(goalsAway, below),
]);

const games: Readonly<Record<string, TableGame>> = {
  BACCARAT: hands(['player', 'banker', 'tie'], [210, 210, 900], 2, (ranks) => sum(ranks.map(lowTen)) % 10),
  DRAGONTIGER: hands(['dragon', 'tiger', 'tie'], [205, 205, 1200], 1, sum),
  BLACKJACK: hands(['player', 'dealer', 'tie'], [205, 205, 1300], 2, (ranks) => {
    const points = sum(ranks.map(lowTen));
    return ranks.includes(1) && points <= 11 ? points + 10 : points;
  }),
  ROULETTE: roulette,
  SICBO: threeDice,
  GAMESHOW: named([
    ['x2', 12, 200],
    ['x3', 8, 300],
    ['x6', 4, 600],
    ['x24', 1, 2400],
  ]),
  FAST: digit,
  DRAW: digit,
  COLOUR: digit,
  FOOTBALL: football,
  BASKETBALL: scores(['home', 'away'], [190, 190], (below) => {
    const [home, away] = [78 + below(34), 78 + below(34)];
    return home === away ? [home + 1 + below(4), away] : [home, away];
  }),
  TENNIS: scores(['home', 'away'], [192, 192], contest(3)),
  BADMINTON: scores(['home', 'away'], [192, 192], contest(2)),
  VOLLEYBALL: scores(['home', 'away'], [192, 192], contest(3)),
  ESPORTS: scores(['blue', 'red'], [192, 192], contest(2)),
  COCKFIGHT: named([
    ['meron', 47, 202],
    ['wala', 47, 202],
    ['draw', 6, 1500],
  ]),
};

export function tableGameOf(classify: string): TableGame {
  return games[classify] ?? football;
}
