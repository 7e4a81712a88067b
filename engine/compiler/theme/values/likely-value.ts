import { nearest } from '#compiler/issues/index.ts';
import { isObject, type JsonValue, own } from '#compiler/manifest/index.ts';
import { hexForm, hslColor, normalColor, toHex } from '#compiler/theme/color.ts';

/** A value that a token can have in place of one in a form of CSS, of another tool or of a slip. */
export type LikelyValue = string | number | readonly (string | number)[];

/** Units of a dimension that tokens can have. */
export const lengthUnits: readonly string[] = ['px', 'rem', 'em', 'ch', '%', 'vw', 'vh'];

/** Units of a duration. */
export const timeUnits: readonly string[] = ['ms', 's'];

/** Units that CSS has for paper, in CSS pixels. */
const PAPER: Readonly<Record<string, number>> = {
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
};

/** Below it a number without a unit means seconds, not milliseconds. */
const SHORTEST = 10;

const LONG_UNITS: Readonly<Record<string, string>> = {
  pixel: 'px',
  pixels: 'px',
  rems: 'rem',
  ems: 'em',
  percent: '%',
  sec: 's',
  secs: 's',
  second: 's',
  seconds: 's',
  msec: 'ms',
  msecs: 'ms',
  millisecond: 'ms',
  milliseconds: 'ms',
};

/** A text without its parts that are there by habit: spaces, quotes, the semicolon of a stylesheet. */
function bare(text: string): string {
  return text
    .trim()
    .replace(/[;,]+$/, '')
    .replace(/^(['"])(.*)\1$/, '$2')
    .trim();
}

/** The hexadecimal form of a colour that CSS and other tools write otherwise: `rgb()`, `hsl()`, a name, digits alone. */
export function likelyColor(value: JsonValue): string | undefined {
  if (typeof value !== 'string' || value.length > 60) return undefined;
  const text = bare(value);
  const [, digits] = /^(?:#+|0x)?\s*([0-9a-f]+)$/i.exec(text) ?? [];
  // Three or four letters without their sign are a word as often as a colour.
  if (digits !== undefined && hexForm.test(`#${digits}`) && (digits.length > 4 || !/^[a-z]/i.test(text)))
    return `#${digits.toLowerCase()}`;
  if (/^transparent$/i.test(text)) return '#00000000';
  if (/^\d+\s*,\s*\d+\s*,\s*\d+$/.test(text)) return ofFunction(`rgb(${text})`);
  if (text.includes('(')) return ofFunction(text);
  // polished throws an error for a text that it cannot read.
  try {
    return text.startsWith('#') ? undefined : normalColor(text);
  } catch {
    return undefined;
  }
}

/** A colour that a function of CSS gives; undefined where its parts are no numbers. */
function ofFunction(css: string): string | undefined {
  const [, name = '', inside = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/i.exec(css) ?? [];
  const parts = inside.trim().split(/\s*[,/]\s*|\s+/);
  const number = (index: number, full: number) => {
    const [, digits, unit] = /^([+-]?[\d.]+)(%|deg)?$/i.exec(parts[index] ?? '') ?? [];
    return unit === '%' ? (Number(digits) * full) / 100 : Number(digits);
  };
  const alpha = parts.length === 4 ? number(3, 1) : 1;
  const isRgb = name.toLowerCase() === 'rgb';
  const [a, b, c] = isRgb
    ? [0, 1, 2].map((index) => number(index, 255))
    : [number(0, 360), number(1, 100), number(2, 100)];
  if (a === undefined || b === undefined || c === undefined || parts.length < 3 || parts.length > 4)
    return undefined;
  if (![a, b, c, alpha].every(Number.isFinite)) return undefined;
  const isInside = isRgb ? [a, b, c].every((part) => part >= 0 && part <= 255) : b <= 100 && c <= 100;
  if (!isInside || alpha < 0 || alpha > 1) return undefined;
  return isRgb ? toHex({ red: a, green: b, blue: c, alpha }) : hslColor(((a % 360) + 360) % 360, b, c, alpha);
}

/** The dimension or duration that a text means, where only its spelling is wrong. */
export function likelyAmount(value: JsonValue, units: readonly string[]): string | undefined {
  if (value === 0) return `0${units[0]}`;
  const { number, unit } = partsOf(value);
  if (number === undefined || unit === undefined) return undefined;
  if (unit === '') return number === 0 ? `0${units[0]}` : undefined;
  const spelt = Object.hasOwn(LONG_UNITS, unit) ? (LONG_UNITS[unit] ?? unit) : unit;
  const meant = likelyUnit(spelt, units);
  return meant === undefined || (number < 0 && units === timeUnits) ? undefined : `${number}${meant}`;
}

/** The unit that a text means; undefined for one that CSS has and tokens do not. */
export function likelyUnit(unit: string, units: readonly string[]): string | undefined {
  const small = unit.trim().toLowerCase();
  if (units.includes(small)) return small;
  return Object.hasOwn(PAPER, small) ? undefined : nearest(small, units);
}

/** The remedy for a dimension or a duration, which goes by its unit. */
export function amountHint(value: JsonValue, units: readonly string[]): string {
  const { number, unit } = partsOf(value);
  if (number !== undefined && number < 0 && units === timeUnits) return 'A duration is 0 or more.';
  // Nobody sees a movement of a few milliseconds.
  const first = units === timeUnits && number !== undefined && number < SHORTEST ? 's' : units[0];
  if (number !== undefined && (unit === undefined || unit === '')) return `Write "${number}${first}".`;
  const all = `Units: ${units.slice(0, -1).join(', ')} and ${units.at(-1)}.`;
  const pixels =
    unit !== undefined && units.includes('px') && Object.hasOwn(PAPER, unit) ? PAPER[unit] : undefined;
  if (number === undefined || pixels === undefined) return all;
  return `${all} In CSS, ${number}${unit} are ${Number((number * pixels).toFixed(2))}px.`;
}

function partsOf(value: JsonValue): { number?: number; unit?: string } {
  if (typeof value === 'number') return { number: value };
  const [amount, unit] = [own(value, 'value'), own(value, 'unit')];
  const text =
    isObject(value) && typeof unit === 'string' && (typeof amount === 'number' || typeof amount === 'string')
      ? `${amount}${unit}`
      : value;
  if (typeof text !== 'string' || text.length > 60) return {};
  const [, digits, letters] = /^([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*([a-z]*|%)$/i.exec(bare(text)) ?? [];
  return digits === undefined || letters === undefined
    ? {}
    : { number: Number(digits.replace(',', '.')), unit: letters.toLowerCase() };
}

/** The number that a text means: in quotes, with a comma, or as a percentage. */
export function likelyNumber(value: JsonValue): number | undefined {
  const { number, unit } = typeof value === 'string' ? partsOf(value) : {};
  if (number === undefined) return undefined;
  if (unit === '') return number;
  return unit === '%' ? number / 100 : undefined;
}

/** The number that a proportion means, `16/9` or `16:9`. */
export function likelyRatio(value: JsonValue): number | undefined {
  const [, width, height] = /^\s*(\d+(?:\.\d+)?)\s*[/:]\s*(\d+(?:\.\d+)?)\s*$/.exec(String(value)) ?? [];
  return Number(height) > 0 ? Number((Number(width) / Number(height)).toFixed(4)) : undefined;
}

const CURVES: Readonly<Record<string, readonly number[]>> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

/** The numbers of a curve that CSS calls by a name or writes as a function. */
export function likelyCurve(value: JsonValue): readonly number[] | undefined {
  if (typeof value !== 'string') return undefined;
  const text = bare(value).toLowerCase();
  if (Object.hasOwn(CURVES, text)) return CURVES[text];
  const [, inside] = /^cubic-bezier\(([^()]*)\)$/.exec(text) ?? [];
  const numbers = inside?.split(',').map(Number) ?? [];
  return numbers.length === 4 && numbers.every(Number.isFinite) ? numbers : undefined;
}

/** The names in a text that lists fonts as CSS does; undefined where it is the name of a single one. */
export function likelyFamilies(text: string): readonly string[] | undefined {
  const names = text.split(',').map(bare);
  const isPlain = names.length === 1 && names[0] === text.trim();
  return isPlain || names.some((name) => name === '') ? undefined : names;
}

/**
 * The token that a value names in the way of CSS or of another tool: `var(--color-accent-500)`, `color.accent.500`,
 * `$color.accent.500`, `{{color.accent.500}}`, `color/accent/500`, `{ "$ref": "#/color/accent/500" }`.
 *
 * @returns the name, `undefined` in it where there is none like it; nothing where the value names no token
 */
export function likelyReference(
  value: JsonValue,
  names: () => readonly string[],
): { readonly name: string | undefined } | undefined {
  const marked = markedName(value);
  const text = marked ?? (typeof value === 'string' && value.length <= 100 ? bareName(value) : undefined);
  if (text === undefined) return undefined;
  const all = names();
  const keys = all.map(keyOf);
  const key = keyOf(text);
  const index = keys.indexOf(key);
  if (index !== -1) return { name: all[index] };
  // A name without any sign of one may be a word of another kind.
  if (marked === undefined && !text.includes('.')) return undefined;
  const near = nearest(key, keys);
  const name = near === undefined ? undefined : all[keys.indexOf(near)];
  return marked === undefined && name === undefined ? undefined : { name };
}

function markedName(value: JsonValue): string | undefined {
  const reference = own(value, '$ref');
  if (typeof reference === 'string') return reference.replace(/^.*#\//, '').replace(/\/\$(value|root)$/, '');
  if (typeof value !== 'string' || value.length > 100) return undefined;
  const text = bare(value);
  const [, inFunction] = /^(?:var|token|theme|get)\(\s*['"]?([\w.-]+)['"]?\s*(?:,.*)?\)$/.exec(text) ?? [];
  if (inFunction !== undefined) return inFunction.replace(/^--/, '');
  const [, inBraces] = /^[$@%]?[{(<[]+\s*([\w./-]+?)\s*[})>\]]*$/.exec(text) ?? [];
  const [, withSign] = /^(?:--|[$@])([a-z][\w./-]*)$/i.exec(text) ?? [];
  const [, closed] = /^([a-z][\w./-]*?)\s*\}+$/i.exec(text) ?? [];
  return inBraces ?? withSign ?? closed;
}

function bareName(value: string): string | undefined {
  return /^[a-z][\w-]*([./-][\w-]+)+$/i.exec(bare(value))?.[0];
}

/** Letters and digits of a name: tools differ in what they put between its parts, and in capitals. */
function keyOf(name: string): string {
  return name
    .replace(/\.(\$?value)$/, '')
    .replaceAll(/[./_-]+/g, '.')
    .replaceAll(/^\.+/g, '')
    .toLowerCase();
}
