import type { GameCategoryCode } from '@liveryjs/schemas/platform';
import { fold } from './fold.ts';
import { otherGames } from './other-games.ts';
import { createRandom, type Random } from './random.ts';
import { slotNames } from './slot-names.ts';
import { slotThemes } from './slot-themes.ts';
import { vendors } from './vendors.ts';

const SLOTS = 10_000;
/** The number of hot games. */
const HOT = 400;
const kinds = ['VIDEO', 'VIDEO', 'VIDEO', 'CASCADE', 'CASCADE', 'JACKPOT', 'CLASSIC'];
const bets = [0.1, 0.2, 0.2, 0.25, 0.5, 1];
const lines = [3, 5, 9, 10, 20, 20, 25, 40, 50];

interface Draft {
  readonly vendor: string;
  readonly game_type: GameCategoryCode;
  readonly game_classify: string;
  readonly theme: string;
  readonly min_bet: number;
  readonly min_line_num: number;
  readonly name: string;
  readonly others: readonly (readonly [language: string, name: string])[];
}

/** About ten thousand slots, and the other games. Every table of the result is in the order of its key. */
export function gameRows() {
  const random = createRandom(20_261_121);
  const drafts = [...others(random), ...slots(random)];
  const heat = mixed(random, drafts);
  const plays = mixed(random, drafts);
  const releases = random.shuffle(drafts.map((_, index) => index));
  const game = drafts.map(({ others: _, ...draft }, index) => {
    const node_id = 1001 + index;
    const hot_rank = (heat[index] ?? 0) + 1;
    return {
      node_id,
      ...draft,
      search_name: fold(draft.name),
      // Some pictures are missing, as they are at every platform: the portal's own takes their place. What is hot has one.
      icon:
        hot_rank % 797 === HOT + 9
          ? `/sandbox/img/game/lost-${node_id}.svg`
          : `/sandbox/img/game/${node_id}.svg`,
      is_hot: hot_rank <= HOT,
      is_new: (releases[index] ?? 0) >= drafts.length - 300,
      hot_rank,
      play_rank: (plays[index] ?? 0) + 1,
      release_order: (releases[index] ?? 0) + 1,
      maintenance: false,
    };
  });
  const game_name = drafts.flatMap((draft, index) =>
    draft.others.map(([language, name]) => ({
      node_id: 1001 + index,
      language,
      name,
      search_name: fold(name),
    })),
  );
  return { game, game_name };
}

function others(random: Random): Draft[] {
  return otherGames.map(({ gameType, vendor, classify, theme, names: [name, vi, fil, ar] }) => ({
    vendor,
    game_type: gameType,
    game_classify: classify,
    theme,
    min_bet: random.pick([0.5, 1, 1, 2, 5]),
    min_line_num: 0,
    name,
    others: [
      ['VI', vi],
      ['TY', fil],
      ['AR', ar],
    ],
  }));
}

/** Each vendor has a share of every theme's names, large makers more than small ones. */
function slots(random: Random): Draft[] {
  const makers = vendors.filter(({ gameTypes }) => gameTypes.includes('RNG')).map(({ code }) => code);
  const shares = makers.flatMap((code, index) => Array<string>(1 + ((index * 5) % 8)).fill(code));
  const themes = Object.entries(slotThemes);
  const perTheme = Math.ceil(SLOTS / themes.length);
  const seen = new Set<string>();
  const drafts = themes.flatMap(([theme, words]) =>
    random
      .shuffle(slotNames(words))
      .filter((name) => !seen.has(name) && seen.add(name))
      .slice(0, perTheme)
      .map((name): Draft => {
        const game_classify = theme === 'classic' ? 'CLASSIC' : random.pick(kinds);
        return {
          vendor: random.pick(shares),
          game_type: 'RNG',
          game_classify,
          theme,
          min_bet: random.pick(bets),
          min_line_num: game_classify === 'CLASSIC' ? random.pick([1, 3, 5]) : random.pick(lines),
          name,
          others: [],
        };
      }),
  );
  return random.shuffle(drafts).slice(0, SLOTS);
}

/** A place for each draft, from 0, in random order with every third of the first places for games that are no slots. */
function mixed(random: Random, drafts: readonly Draft[]): number[] {
  const order = random.shuffle(drafts.map((_, index) => index));
  const slot = order.filter((index) => drafts[index]?.game_type === 'RNG');
  const other = order.filter((index) => drafts[index]?.game_type !== 'RNG');
  const places: number[] = [];
  for (let place = 0; slot.length + other.length > 0; place += 1) {
    const next = (place % 3 === 2 ? other : slot).pop() ?? slot.pop() ?? other.pop();
    if (next !== undefined) places[next] = place;
  }
  return places;
}
