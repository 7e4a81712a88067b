import type { gameRows } from './game-rows.ts';
import { createRandom } from './random.ts';

const NAMES = [
  'an***h',
  'be***o',
  'ca***s',
  'da***g',
  'el***a',
  'fa***d',
  'gi***g',
  'hu***n',
  'is***l',
  'jo***y',
  'kh***e',
  'la***n',
  'ma***k',
  'na***m',
  'om***r',
  'ph***c',
  'ra***a',
  'sa***r',
  'th***o',
  'vi***t',
]; // prettier-ignore

/** Wins at any game, and at lotteries alone for merchants that sell nothing else: these are further back. */
const COUNT = 60;
const LOTTERIES = 24;

/** Wins of others, so that the list is never empty; the accounts' own come before them as they happen. */
export function shownWinRows({ game }: ReturnType<typeof gameRows>) {
  const random = createRandom(20_261_121);
  const known = game.filter(({ is_hot, game_type }) => is_hot || game_type !== 'RNG');
  const lotteries = game.filter(({ game_type }) => /LOTT$/.test(game_type));
  return Array.from({ length: COUNT + LOTTERIES }, (_, at) => ({
    id: at + 1,
    name: random.pick(NAMES),
    node_id: random.pick(at < COUNT ? known : lotteries).node_id,
    // Most are small; a few are not.
    amount: (1 + random.below(90)) * 10 ** (random.chance(0.15) ? 3 : 1 + random.below(2)),
    minutes_ago: at * 3 + random.below(3),
  }));
}
