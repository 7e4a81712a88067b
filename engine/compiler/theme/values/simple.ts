import { nearest, oneOf } from '#compiler/issues/index.ts';
import { isList, isObject, type JsonObject, type JsonValue, own } from '#compiler/manifest/index.ts';
import { hexForm, hslColor, normalColor, toHex, toRgba } from '#compiler/theme/color.ts';
import type { Spot } from '#compiler/theme/spot.ts';
import {
  amountHint,
  lengthUnits,
  likelyAmount,
  likelyColor,
  likelyCurve,
  likelyFamilies,
  likelyNumber,
  likelyRatio,
  likelyUnit,
  timeUnits,
} from './likely-value.ts';
import type { Reader } from './reader.ts';

const lengthForm = /^(-?(?:\d+\.?\d*|\.\d+))(px|rem|em|ch|%|vw|vh)$/;
const timeForm = /^(\d+\.?\d*|\.\d+)(ms|s)$/;
const weightNames: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
  'extra-black': 950,
  'ultra-black': 950,
};
const generic =
  /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|math|emoji|-apple-system)$/;

/** Tells whether a family is one that every device has under this name. */
export const isGeneric = (family: JsonValue) => generic.test(String(family));

const strokes = ['solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'outset', 'inset'];

export const readColor: Reader = (value, spot) => {
  if (isObject(value) && hasWrongMember(value, spot)) return undefined;
  const css = colorOf(value);
  if (css === undefined) {
    const expected = 'a colour such as "#6142bf"';
    const hint = isObject(value)
      ? 'Write "colorSpace" ("srgb" or "hsl"), three "components" and, where needed, "alpha"; other spaces need "hex".'
      : 'Write six hexadecimal digits after #, or eight with transparency.';
    return spot.expected(isObject(value) ? 'a colour object' : expected, value, hint, likelyColor(value));
  }
  const hex = own(value, 'hex');
  if (hex === undefined || (typeof hex === 'string' && hexForm.test(hex) && isNear(css, hex))) return css;
  const hint = `Write ${JSON.stringify(css.slice(0, 7))}, or change "components": they are what counts.`;
  return spot.in('hex').expected('the colour of "components"', hex, hint);
};

const COLOR_KEYS = ['colorSpace', 'components', 'alpha', 'hex'];

/** The components of each colour space that is read by them: their bounds, which rounding may miss a little. */
const COMPONENTS: Readonly<Record<string, readonly number[]>> = { srgb: [1, 1, 1], hsl: [360, 100, 100] };

/** Tells the member of a colour object that is wrong; false where none is, or nothing of a colour object is there. */
function hasWrongMember(value: JsonObject, spot: Spot): boolean {
  const { colorSpace: space, components, alpha, hex } = value;
  if (space === undefined || components === undefined) return false;
  const unknown = Object.keys(value).filter((key) => !COLOR_KEYS.includes(key));
  for (const key of unknown) spot.unknownKey(key, COLOR_KEYS);
  if (unknown.length > 0) return true;
  const most = typeof space === 'string' && Object.hasOwn(COMPONENTS, space) ? COMPONENTS[space] : undefined;
  if (most === undefined && hex === undefined) {
    const small = typeof space === 'string' ? space.toLowerCase() : '';
    const meant = small === 'rgb' ? 'srgb' : Object.keys(COMPONENTS).find((name) => name === small);
    spot.in('colorSpace').expected('"srgb" or "hsl"', space, 'A colour of another space needs "hex".', meant);
    return true;
  }
  if (isList(components) && components.length === 3 && most !== undefined) {
    const wrong = components.findIndex(
      (part, index) =>
        part !== 'none' && !(typeof part === 'number' && part > -0.005 && part < (most[index] ?? 1) + 0.005),
    );
    if (wrong !== -1) {
      tellComponent(components, wrong, most[wrong] ?? 1, spot.in('components'));
      return true;
    }
  }
  if (alpha === undefined || (typeof alpha === 'number' && alpha >= 0 && alpha <= 1)) return false;
  const number = typeof alpha === 'number' ? alpha : likelyNumber(alpha);
  const meant = number !== undefined && number > 1 && number <= 100 ? number / 100 : number;
  const isShare = meant !== undefined && meant >= 0 && meant <= 1;
  const hint = '1 is opaque, and 0 is not seen.';
  spot.in('alpha').expected('a number from 0 to 1', alpha, hint, isShare ? meant : undefined);
  return true;
}

function tellComponent(components: readonly JsonValue[], index: number, most: number, spot: Spot): void {
  const bytes = components.map((part) => (typeof part === 'number' && part >= 0 && part <= 255 ? part : NaN));
  if (most === 1 && bytes.every(Number.isInteger) && bytes.some((part) => part > 1)) {
    const shares = bytes.map((part) => Number((part / 255).toFixed(3)));
    spot.expected('shares from 0 to 1', components as JsonValue, '', shares);
    return;
  }
  const part = components[index] ?? null;
  const number = likelyNumber(part);
  const meant = number !== undefined && number >= 0 && number <= most ? number : undefined;
  const hint = 'Components of "srgb" are from 0 to 1; those of "hsl" are up to 360, 100 and 100.';
  spot.in(index).expected(`a number from 0 to ${most}`, part, hint, meant);
}

/** A literal colour as CSS, `#rrggbb` or `#rrggbbaa`; undefined where the value is none. */
export function colorOf(value: JsonValue): string | undefined {
  if (typeof value === 'string') return hexForm.test(value) ? normalColor(longHex(value)) : undefined;
  return isObject(value) ? colorOfObject(value) : undefined;
}

/** Two colours are near where they differ by no more than rounded components lose. */
function isNear(css: string, hex: string): boolean {
  const [a, b] = [toRgba(css), toRgba(hex)];
  return (['red', 'green', 'blue'] as const).every((channel) => Math.abs(a[channel] - b[channel]) <= 1);
}

/** polished reads eight digits but not four. */
function longHex(hex: string): string {
  return hex.length > 5 ? hex : hex.replace(/[0-9a-f]/gi, '$&$&');
}

function colorOfObject(value: JsonValue): string | undefined {
  const components = own(value, 'components');
  const alpha = own(value, 'alpha') ?? 1;
  const hex = own(value, 'hex');
  if (!isList(components) || components.length !== 3 || typeof alpha !== 'number') return undefined;
  if (alpha < 0 || alpha > 1) return undefined;
  const [a = 0, b = 0, c = 0] = components.map((part) => (part === 'none' ? 0 : part));
  if (typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number') return undefined;
  const space = own(value, 'colorSpace');
  if (space === 'srgb') return toHex({ red: a * 255, green: b * 255, blue: c * 255, alpha });
  if (space === 'hsl') return hslColor(a, b, c, alpha);
  if (typeof hex !== 'string' || !/^#[0-9a-f]{6}$/i.test(hex)) return undefined;
  return normalColor(
    `${hex}${
      alpha === 1
        ? ''
        : Math.round(alpha * 255)
            .toString(16)
            .padStart(2, '0')
    }`,
  );
}

export const readDimension: Reader = (value, spot) => {
  const amount = dimensionOf(value);
  // A length of nothing keeps its unit, since calc() needs it.
  if (amount !== undefined) return `${amount.value}${amount.unit}`;
  return notAmount('a dimension such as 16px or 1rem', value, spot, lengthUnits);
};

export const readDuration: Reader = (value, spot) => {
  const amount = durationOf(value);
  if (amount !== undefined) return `${amount.value}${amount.unit}`;
  return notAmount('a duration such as 200ms or 0.2s', value, spot, timeUnits);
};

/** Says what is wrong with a number and its unit: of an object the member that is. */
function notAmount(expected: string, value: JsonValue, spot: Spot, units: readonly string[]): undefined {
  const [number, unit] = [own(value, 'value'), own(value, 'unit')];
  const hint = amountHint(value, units);
  if (typeof number === 'number' && typeof unit === 'string')
    return spot.in('unit').expected(oneOf(units), unit, hint, likelyUnit(unit, units));
  if (typeof number === 'string' && typeof unit === 'string')
    return spot.in('value').expected('a number', number, 'Write it without quotes.', likelyNumber(number));
  return spot.expected(expected, value, hint, likelyAmount(value, units));
}

/** A number with its unit, as the Design Tokens Format Module writes it. */
export type Amount = { readonly value: number; readonly unit: string };

/** A literal dimension, `16px` or an object; undefined where the value is none. */
export const dimensionOf = (value: JsonValue) => amountOf(value, lengthForm);

/** A literal duration, `200ms` or an object; undefined where the value is none. */
export const durationOf = (value: JsonValue) => amountOf(value, timeForm);

function amountOf(value: JsonValue, form: RegExp): Amount | undefined {
  const [number, unit] = [own(value, 'value'), own(value, 'unit')];
  const text = typeof number === 'number' && typeof unit === 'string' ? `${number}${unit}` : value;
  const [, digits, letters] = (typeof text === 'string' && form.exec(text)) || [];
  return digits === undefined || letters === undefined ? undefined : { value: Number(digits), unit: letters };
}

export const readNumber: Reader = (value, spot) =>
  typeof value === 'number'
    ? String(value)
    : spot.expected(
        'a number',
        value,
        'Write a number without quotes and without a unit.',
        likelyNumber(value) ?? likelyRatio(value),
      );

export const readFontWeight: Reader = (value, spot) => {
  if (typeof value === 'number' && value >= 1 && value <= 1000) return String(value);
  if (typeof value === 'string' && Object.hasOwn(weightNames, value)) return String(weightNames[value]);
  return spot.expected(
    'a font weight from 1 to 1000',
    value,
    'Write a number such as 600, or a name such as "bold".',
    typeof value === 'string' ? likelyWeight(value) : undefined,
  );
};

function likelyWeight(text: string): string | number | undefined {
  const number = likelyNumber(text);
  if (number !== undefined) return number >= 1 && number <= 1000 ? number : undefined;
  const letters = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');
  const names = Object.keys(weightNames);
  return names.find((name) => letters(name) === letters(text)) ?? nearest(text, names);
}

export const readFontFamily: Reader = (value, spot) => {
  const families = typeof value === 'string' ? [value] : value;
  const named = (family: JsonValue) => typeof family === 'string' && family.trim() !== '';
  if (!isList(families) || families.length === 0 || !families.every(named)) {
    return spot.expected('the name of a font or a list of names', value, 'Write ["My Font", "sans-serif"].');
  }
  const lists = families.map((family) => likelyFamilies(String(family)));
  const index = lists.findIndex((list) => list !== undefined);
  const list = lists[index];
  if (list !== undefined) {
    const [familySpot, hint] = isList(value)
      ? [spot.in(index), `Write ${list.map((name) => JSON.stringify(name)).join(', ')}.`]
      : [spot, ''];
    return familySpot.expected(
      'the name of a single font',
      families[index],
      hint,
      isList(value) ? undefined : list,
    );
  }
  return families.map((family) => (isGeneric(family) ? family : JSON.stringify(family))).join(',');
};

export const readCubicBezier: Reader = (value, spot) => {
  const [x1, y1, x2, y2] = isList(value) && value.length === 4 ? value : [];
  const inside = (x: unknown) => typeof x === 'number' && x >= 0 && x <= 1;
  if (inside(x1) && inside(x2) && typeof y1 === 'number' && typeof y2 === 'number') {
    return `cubic-bezier(${x1},${y1},${x2},${y2})`;
  }
  const hint = 'The first and the third are from 0 to 1, such as [0.2, 0, 0, 1].';
  return spot.expected('four numbers of a cubic Bézier curve', value, hint, likelyCurve(value));
};

export const readStrokeStyle: Reader = (value, spot) => {
  if (typeof value === 'string' && strokes.includes(value)) return value;
  // CSS borders cannot say lengths of dashes.
  if (isObject(value)) return 'dashed';
  const meant = typeof value === 'string' ? nearest(value.trim(), strokes) : undefined;
  return spot.expected('the style of a line', value, `Write one of ${strokes.join(', ')}.`, meant);
};
