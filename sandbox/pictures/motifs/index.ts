import { readFileSync } from 'node:fs';
import type { Ink } from '#sandbox/pictures/ink.ts';

/** Names of the motifs by the folder that their drawings stand in: `luckyCat` is `luck/lucky-cat.svg`. */
const groups = {
  luck: [
    'bar',
    'bell',
    'cashCoin',
    'chip',
    'clover',
    'coin',
    'crown',
    'dice',
    'gift',
    'horseshoe',
    'ingot',
    'luckyStar',
    'potOfGold',
    'seven',
    'trophy',
    'wheelOfLuck',
  ],
  treasure: [
    'axe',
    'book',
    'chest',
    'crystalBall',
    'crystals',
    'diamond',
    'dominoMask',
    'emerald',
    'helmet',
    'key',
    'mask',
    'potion',
    'ring',
    'ruby',
    'shield',
    'sword',
    'vault',
  ],
  nature: [
    'acorn',
    'blossom',
    'cactus',
    'cherry',
    'chili',
    'flame',
    'grapes',
    'leaf',
    'lemon',
    'melon',
    'moon',
    'mushroom',
    'orange',
    'rose',
    'snowflake',
    'strawberry',
    'sun',
    'volcano',
  ],
  creatures: [
    'bat',
    'bee',
    'butterfly',
    'dragon',
    'fish',
    'fox',
    'ghost',
    'koi',
    'lion',
    'luckyCat',
    'octopus',
    'owl',
    'pearlShell',
    'pig',
    'rooster',
    'scarab',
    'skull',
    'snowman',
    'starfish',
    'tiger',
  ],
  things: [
    'barn',
    'bauble',
    'candy',
    'cupcake',
    'donut',
    'drum',
    'egg',
    'fan',
    'hat',
    'lantern',
    'lollipop',
    'maraca',
    'pumpkin',
    'sheriffStar',
    'sombrero',
    'topHat',
    'wizardHat',
  ],
  travels: [
    'amphora',
    'anchor',
    'ankh',
    'balloon',
    'bolt',
    'castle',
    'clock',
    'compass',
    'gear',
    'horusEye',
    'laurel',
    'planet',
    'pyramid',
    'rocket',
    'shipWheel',
    'stepPyramid',
    'torii',
    'ufo',
  ],
  play: [
    'basketball',
    'car',
    'cards',
    'checkeredFlag',
    'disco',
    'football',
    'gamepad',
    'lotteryBalls',
    'mahjong',
    'microphone',
    'note',
    'pairOfCards',
    'phone',
    'roulette',
    'tennis',
    'ticket',
    'vinyl',
    'volleyball',
    'wheel',
  ],
} as const;

export type MotifName = (typeof groups)[keyof typeof groups][number];

export const motifNames: readonly MotifName[] = Object.values(groups).flat();

const folders = new Map<MotifName, string>(
  Object.entries(groups).flatMap(([folder, names]) => names.map((name) => [name, folder] as const)),
);

const drawings = new Map<MotifName, string>();

/** Draws a motif between -100 and 100, outlined in the darkest tone. */
export function drawMotif(name: MotifName, ink: Ink): string {
  const drawing = drawings.get(name) ?? read(name);
  drawings.set(name, drawing);
  // A paint that a drawing names has a colour beside it, for programs that show the drawing alone.
  const painted = drawing.replaceAll(
    /url\(#(\w+)\) #\w+/g,
    (whole, paint) => ink[paint as keyof Ink] ?? whole,
  );
  return `<g stroke="${ink.deep}90" stroke-width="4" stroke-linejoin="round">${painted}</g>`;
}

/** Path of a motif's drawing, from this folder. */
export function motifFile(name: MotifName): string {
  return `${folders.get(name)}/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`;
}

/** Reads the content of a motif's drawing, without the space between its elements. */
function read(name: MotifName): string {
  const text = readFileSync(new URL(motifFile(name), import.meta.url), 'utf8');
  return text.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').replaceAll(/\n\s*/g, '');
}
