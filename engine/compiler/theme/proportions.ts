import type { TokenType } from './token-types.ts';

/** The bounds of a size, a time or a factor, which brands stay far inside of. */
export interface Proportion {
  /** The thing as a message calls it. */
  readonly what: string;
  readonly least: number;
  readonly most: number;
  /** The unit of the bounds; empty for a number. */
  readonly unit: '' | 'px' | 's';
}

const px = (what: string, least: number, most: number): Proportion => ({ what, least, most, unit: 'px' });
const factor = (what: string, least: number, most: number): Proportion => ({ what, least, most, unit: '' });

/**
 * Proportions by words of a token's name, of which all stand in it; the first counts that is of the token's type. A radius of
 * 9999px is a habit for what is round.
 */
const PROPORTIONS: readonly (readonly [type: TokenType, words: string, proportion: Proportion])[] = [
  ['dimension', 'radius', px('a radius', 0, 10_000)],
  ['dimension', 'letter spacing', px('the space between letters', -40, 40)],
  ['dimension', 'tracking', px('the space between letters', -40, 40)],
  ['dimension', 'line height', px('the height of a line', 4, 400)],
  ['dimension', 'font size', px('the size of a font', 6, 256)],
  ['dimension', 'border', px('the width of a border', 0, 40)],
  ['dimension', 'stroke', px('the width of a line', 0, 40)],
  ['dimension', 'blur', px('a blur', 0, 400)],
  ['dimension', 'space', px('a space', -400, 400)],
  ['dimension', 'spacing', px('a space', -400, 400)],
  ['dimension', 'padding', px('a space', 0, 400)],
  ['dimension', 'gap', px('a space', 0, 400)],
  ['dimension', 'gutter', px('a space', 0, 400)],
  ['dimension', 'margin', px('a space', -400, 400)],
  ['dimension', 'icon', px('the size of an icon', 4, 400)],
  ['dimension', 'size target', px('the size of what a finger meets', 24, 400)],
  ['dimension', 'size control', px('the height of a control', 8, 400)],
  ['dimension', 'logo', px('the height of a logo', 4, 400)],
  ['dimension', 'size dialog', px('the width of a dialog', 40, 10_000)],
  ['dimension', 'size content', px('the width of a page', 100, 10_000)],
  ['dimension', 'size', px('a size', 0, 10_000)],
  ['dimension', 'width', px('a width', 0, 10_000)],
  ['dimension', 'height', px('a height', 0, 10_000)],
  ['duration', '', { what: 'a movement', least: 0, most: 60, unit: 's' }],
  ['number', 'opacity disabled', factor('the opacity of what is switched off', 0.1, 1)],
  ['number', 'opacity', factor('an opacity', 0, 1)],
  ['number', 'ratio', factor('the sides of a picture', 0.05, 20)],
  ['number', 'line height', factor('the height of a line', 0.5, 4)],
  ['number', 'layer', factor('a layer', -1e6, 1e6)],
  ['number', 'index', factor('a layer', -1e6, 1e6)],
];

/** CSS pixels, or seconds, in a unit. What goes by the size of the window or the letters has none. */
const UNITS: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16, s: 1, ms: 0.001, '': 1 };

/**
 * The proportion that a value is out of; undefined where it is inside, or nothing is known of it.
 *
 * @param css such as `40px`; of one that grows with the window its largest value counts
 */
export function outOfProportion(name: string, type: TokenType, css: string): Proportion | undefined {
  const value = sizeIn(css);
  if (value === undefined) return undefined;
  const proportion = proportionOf(type, name);
  return proportion !== undefined && (value < proportion.least || value > proportion.most)
    ? proportion
    : undefined;
}

/** A value in CSS pixels or seconds, or as the number that it is; undefined where it depends on the window or the letters. */
export function sizeIn(css: string): number | undefined {
  const [, digits, unit = ''] =
    /^(-?[\d.]+(?:e[-+]?\d+)?)([a-z]*)$/.exec(css.replace(/^clamp\(.*,(.*)\)$/, '$1')) ?? [];
  const size = UNITS[unit];
  return digits === undefined || size === undefined ? undefined : Number(digits) * size;
}

/** Brands name the same tokens. */
const proportions = new Map<string, Proportion | undefined>();

function proportionOf(type: TokenType, name: string): Proportion | undefined {
  const key = `${type} ${name}`;
  if (proportions.has(key)) return proportions.get(key);
  const words = wordsOf(name);
  const proportion = PROPORTIONS.find(
    ([ofType, all]) => ofType === type && all.split(' ').every((part) => part === '' || words.has(part)),
  )?.[2];
  proportions.set(key, proportion);
  return proportion;
}

function wordsOf(name: string): ReadonlySet<string> {
  return new Set(
    name
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[ ._-]/),
  );
}
