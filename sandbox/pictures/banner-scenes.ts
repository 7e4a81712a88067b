import type { MotifName } from '#sandbox/pictures/motifs/index.ts';

export interface Scene {
  /** The hero, and what stands back. */
  readonly motifs: readonly MotifName[];
  /** Number of the direction's tone, and of its stage's shape. */
  readonly tone: number;
  readonly form: number;
}

/** By the `art` of banners, announcements and promotions. */
export const scenes: Readonly<Record<string, Scene>> = {
  welcome: scene('crown dice cards', 0, 0),
  slots: scene('seven cherry bell', 2, 3),
  live: scene('cards chip dice', 4, 1),
  sports: scene('football trophy laurel', 1, 4),
  points: scene('chest coin ruby', 3, 2),
  gems: scene('diamond crystals ring', 1, 2),
  fruit: scene('cherry lemon grapes', 3, 0),
  roulette: scene('roulette chip coin', 2, 0),
  fish: scene('koi starfish octopus', 4, 1),
  pearl: scene('pearlShell starfish fish', 3, 4),
  cards: scene('pairOfCards chip trophy', 0, 3),
  mahjong: scene('mahjong cashCoin lantern', 4, 0),
  basketball: scene('basketball luckyStar bolt', 3, 2),
  cockfight: scene('rooster flame trophy', 2, 3),
  esports: scene('gamepad bolt trophy', 0, 2),
  lottery: scene('lotteryBalls ticket clover', 0, 0),
  ticket: scene('ticket clock coin', 1, 4),
  app: scene('phone dice football', 1, 1),
  gift: scene('gift luckyStar coin', 2, 1),
  royal: scene('castle sword crown', 3, 1),
  works: scene('gear clock bolt', 1, 3),
  safety: scene('vault key shield', 4, 2),
  friends: scene('balloon gift luckyStar', 3, 0),
  quest: scene('trophy compass laurel', 3, 4),
  harvest: scene('luckyCat ingot lantern', 1, 2),
  reading: scene('book key compass', 0, 2),
  night: scene('moon luckyStar planet', 0, 0),
  coins: scene('coin ruby gift', 1, 0),
  wheel: scene('wheelOfLuck coin ticket', 4, 3),
  parcel: scene('gift balloon ruby', 4, 4),
};

function scene(motifs: string, tone: number, form: number): Scene {
  return { motifs: motifs.split(' ') as MotifName[], tone, form };
}
