import type { BackdropName } from '#sandbox/pictures/backdrops/index.ts';
import type { MotifName } from '#sandbox/pictures/motifs/index.ts';

/** A motif's place, from the scene's middle, with its size and turn. */
export type Piece = readonly [name: MotifName, x: number, y: number, scale: number, turn?: number];

export interface Scene {
  readonly hue: number;
  readonly backdrop: BackdropName;
  readonly pieces: readonly Piece[];
}

/** By the `art` of banners, announcements and promotions. The last piece stands in front. */
export const scenes: Readonly<Record<string, Scene>> = {
  welcome: scene(268, 'stars', [
    ['planet', 170, -120, 0.72, 8],
    ['wheelOfLuck', -190, 10, 1.05, -8],
    ['cards', 190, 90, 0.85, 10],
    ['crown', 0, -20, 1.5],
    ['dice', -84, 134, 0.62, -10],
    ['coin', 84, 148, 0.5, 14],
  ]),
  slots: scene(322, 'rays', [
    ['cherry', -210, -60, 0.95, -12],
    ['bell', 206, -74, 0.95, 12],
    ['luckyStar', 190, 110, 0.7, 12],
    ['diamond', -190, 112, 0.72, -8],
    ['seven', 0, 0, 1.75],
    ['coin', -80, 150, 0.42],
    ['coin', 96, 152, 0.5],
  ]),
  live: scene(158, 'felt', [
    ['roulette', 170, -46, 1.25, 14],
    ['chip', -200, 116, 0.72, -10],
    ['cards', -70, -20, 1.5, -6],
    ['chip', 60, 140, 0.62, 8],
    ['dice', 204, 132, 0.7, 10],
  ]),
  sports: scene(212, 'field', [
    ['basketball', -190, -70, 0.86],
    ['tennis', 204, -36, 1.15, 6],
    ['trophy', -180, 120, 0.72, -8],
    ['football', 10, 26, 1.6],
    ['volleyball', 182, 142, 0.6],
  ]),
  points: scene(206, 'bokeh', [
    ['coin', -206, -50, 0.86, -12],
    ['coin', 204, -70, 0.7, 12],
    ['chest', 0, 24, 1.65],
    ['gift', 196, 104, 0.82, 8],
    ['coin', -160, 132, 0.64],
    ['ruby', -84, -140, 0.42, 12],
    ['coin', 90, 160, 0.44],
  ]),
  gems: scene(188, 'rays', [
    ['crystals', -180, 20, 1.1, -10],
    ['emerald', 184, -60, 0.86, 12],
    ['ring', 190, 112, 0.75, 8],
    ['diamond', 0, 0, 1.65],
    ['ruby', -90, 140, 0.5, 10],
  ]),
  fruit: scene(336, 'bokeh', [
    ['grapes', 190, -50, 1.05, 10],
    ['orange', -200, -40, 0.9, -8],
    ['lemon', 176, 118, 0.85, 12],
    ['cherry', 0, -20, 1.5],
    ['melon', -120, 110, 0.95, -10],
    ['strawberry', 50, 130, 0.6, 10],
  ]),
  roulette: scene(354, 'stage', [
    ['chip', -220, 110, 0.75, -10],
    ['chip', 226, 116, 0.65, 12],
    ['roulette', 0, 0, 2],
    ['coin', -196, -110, 0.4],
    ['coin', 206, -96, 0.5],
  ]),
  fish: scene(192, 'sea', [
    ['octopus', 190, -70, 0.95, 8],
    ['starfish', 180, 128, 0.62, 14],
    ['koi', -190, 110, 0.9, 10],
    ['fish', -20, -6, 1.7, -6],
    ['pearlShell', 60, 148, 0.55],
  ]),
  pearl: scene(220, 'sea', [
    ['fish', -206, -70, 0.8, -8],
    ['anchor', 206, -30, 1.05, 12],
    ['starfish', -186, 118, 0.66, -12],
    ['pearlShell', 0, 6, 1.75],
    ['fish', 160, 146, 0.55],
  ]),
  cards: scene(232, 'felt', [
    ['chip', -206, 84, 0.85, -12],
    ['pairOfCards', 186, -40, 0.95, 16],
    ['chip', 190, 126, 0.66, 8],
    ['cards', -20, -6, 1.75, -4],
    ['trophy', -200, -96, 0.5],
  ]),
  mahjong: scene(164, 'clouds', [
    ['lantern', -206, -60, 0.9, -6],
    ['lantern', 214, -76, 0.72, 6],
    ['cashCoin', 196, 116, 0.66, 10],
    ['mahjong', 0, 4, 1.75],
    ['ingot', -170, 134, 0.6, -8],
  ]),
  basketball: scene(258, 'city', [
    ['trophy', 196, -10, 1.05, 10],
    ['luckyStar', -206, -70, 0.6, -12],
    ['basketball', -20, 0, 1.75],
    ['bolt', -200, 104, 0.7, -8],
  ]),
  cockfight: scene(348, 'stage', [
    ['trophy', 206, -50, 0.85, 12],
    ['flame', -206, 30, 1.1, -8],
    ['rooster', -10, -2, 1.75],
    ['coin', 176, 126, 0.6, 8],
  ]),
  esports: scene(276, 'grid', [
    ['trophy', 204, -50, 0.95, 12],
    ['bolt', -214, -50, 0.95, -8],
    ['gamepad', -6, 6, 1.75, -6],
    ['luckyStar', 190, 120, 0.55, 10],
    ['rocket', -196, 116, 0.62],
  ]),
  lottery: scene(280, 'bokeh', [
    ['ticket', 190, -76, 1, 8],
    ['clover', -210, -56, 0.8, -12],
    ['lotteryBalls', -10, 10, 1.85],
    ['coin', 186, 116, 0.66, 8],
    ['luckyStar', -190, 126, 0.55],
  ]),
  ticket: scene(340, 'clouds', [
    ['lotteryBalls', 196, -30, 1.05],
    ['clock', -206, -60, 0.86, -10],
    ['ticket', -20, 26, 1.7],
    ['coin', 176, 132, 0.55, 10],
    ['clover', -190, 126, 0.56],
  ]),
  app: scene(248, 'bokeh', [
    ['seven', -206, -36, 0.86, -12],
    ['cards', 200, -56, 0.86, 12],
    ['phone', 0, 0, 1.65, 6],
    ['football', 190, 112, 0.66],
    ['dice', -184, 116, 0.72, -8],
  ]),
  gift: scene(334, 'bokeh', [
    ['gift', -194, 60, 0.9, -10],
    ['gift', 198, 50, 1, 10],
    ['gift', 0, 4, 1.6],
    ['luckyStar', -150, -114, 0.5, -10],
    ['coin', 150, -124, 0.46, 8],
    ['coin', 90, 152, 0.5],
    ['ruby', -90, 152, 0.42],
  ]),
  royal: scene(256, 'rays', [
    ['castle', 190, -10, 1.15, 6],
    ['sword', -200, 0, 1.15, -8],
    ['crown', -10, -4, 1.75],
    ['ring', 176, 132, 0.55, 8],
    ['shield', -186, 124, 0.55, -8],
  ]),
  works: scene(218, 'grid', [
    ['gear', -196, -40, 1.05, -10],
    ['gear', 196, 96, 0.8, 12],
    ['clock', 0, 0, 1.6],
    ['bolt', 190, -92, 0.6, 10],
  ]),
  safety: scene(200, 'columns', [
    ['vault', 190, 10, 1, 6],
    ['key', -196, -60, 0.95, -14],
    ['shield', -6, 0, 1.7],
    ['coin', -170, 132, 0.5, -10],
  ]),
  friends: scene(300, 'bunting', [
    ['balloon', -206, -40, 0.95, -8],
    ['balloon', 206, -60, 0.85, 10],
    ['gift', -130, 116, 0.75, -8],
    ['phone', 0, -6, 1.5, 4],
    ['coin', 130, 132, 0.6, 10],
  ]),
  quest: scene(24, 'peaks', [
    ['compass', -196, -44, 0.95, -8],
    ['laurel', 196, -50, 0.9, 8],
    ['chest', 170, 116, 0.72, 8],
    ['trophy', 0, 0, 1.65],
    ['luckyStar', -170, 126, 0.56, -10],
  ]),
  harvest: scene(30, 'clouds', [
    ['lantern', -210, -66, 0.95, -6],
    ['lantern', 210, -76, 0.8, 6],
    ['moon', 150, -100, 0.6],
    ['luckyCat', 0, 6, 1.65],
    ['ingot', -176, 126, 0.7, -8],
    ['cashCoin', 180, 122, 0.7, 10],
  ]),
  reading: scene(226, 'bokeh', [
    ['book', -6, 10, 1.65, -4],
    ['compass', 200, -50, 0.8, 10],
    ['key', -200, -50, 0.8, -12],
    ['luckyStar', 176, 126, 0.55, 10],
  ]),
};

function scene(hue: number, backdrop: BackdropName, pieces: readonly Piece[]): Scene {
  return { hue, backdrop, pieces };
}
