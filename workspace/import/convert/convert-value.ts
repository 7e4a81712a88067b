import { isList, isObject, type JsonObject, type JsonValue, typeName } from '@liveryjs/compiler/manifest';
import type { TokenType } from '@liveryjs/compiler/theme';
import { aliasOf } from '#workspace/import/read/token-set.ts';
import { NotTaken } from '#workspace/import/remark.ts';
import { readColor } from './color.ts';
import type { Conversion } from './converted.ts';

/** A member of a composite value may be a line height, which is a number or a dimension. */
type PartType = TokenType | 'lineHeight';

type Convert = (value: JsonValue, conversion: Conversion, part: string) => JsonValue;

const members: Readonly<
  Record<'border' | 'transition' | 'typography' | 'shadow', Readonly<Record<string, PartType>>>
> = {
  border: { color: 'color', width: 'dimension', style: 'strokeStyle' },
  transition: { duration: 'duration', delay: 'duration', timingFunction: 'cubicBezier' },
  typography: {
    fontFamily: 'fontFamily',
    fontSize: 'dimension',
    fontWeight: 'fontWeight',
    lineHeight: 'lineHeight',
    letterSpacing: 'dimension',
  },
  shadow: {
    color: 'color',
    offsetX: 'dimension',
    offsetY: 'dimension',
    blur: 'dimension',
    spread: 'dimension',
  },
};

/**
 * Functions that write values of each type as Livery does. A value that is not of its type is passed on as it is: the engine
 * says what is wrong with it, in the words that it has for values of brands.
 */
const converts: Readonly<Record<PartType, Convert>> = {
  color: (value, conversion) => colorText(value, undefined, conversion),
  dimension: (value) => (value === 0 ? '0px' : withUnit(value)),
  duration: (value) => (value === 0 ? '0ms' : withUnit(value)),
  lineHeight: (value) => withUnit(value),
  number: asNumber,
  fontWeight: asNumber,
  fontFamily: (value, conversion) => {
    const families = familiesOf(value, conversion);
    return families.length === 0 ? value : families;
  },
  cubicBezier: (value) => value,
  strokeStyle: (value) => value,
  border: (value, conversion, part) => composite('border', value, conversion, part),
  transition: (value, conversion, part) => composite('transition', value, conversion, part),
  typography: (value, conversion, part) => composite('typography', value, conversion, part),
  shadow: (value, conversion, part) =>
    isList(value)
      ? value.map((layer, index) => shadow(layer, conversion, `${part}${index + 1}`))
      : shadow(value, conversion, part),
  gradient: (value, conversion) =>
    isList(value) ? value.map((stop) => gradientStop(stop, conversion)) : value,
};

/**
 * A value of a type as Livery writes it.
 *
 * @param value without references by JSON Pointer
 * @param part a word for the place inside of the token's value; empty for the whole
 * @throws NotTaken where it cannot be written
 */
export function convertPart(
  type: PartType,
  value: JsonValue,
  conversion: Conversion,
  part: string,
): JsonValue {
  return aliasOf(value) === undefined
    ? converts[type](value, conversion, part)
    : reference(value, conversion);
}

/** A colour that stands as one, with an opacity that is said beside it. */
export function colorText(value: JsonValue, alpha: JsonValue | undefined, { note }: Conversion): string {
  const { hex, nearest } = readColor(value, alpha);
  if (nearest) {
    const what = `Its colour is outside of what sRGB has; the nearest one, ${hex}, stands for it.`;
    note(what, 'Nothing needs to be done. A library says with "hex" which one it wants.');
  }
  return hex;
}

function reference(value: JsonValue, { nameOf }: Conversion): JsonValue {
  const name = aliasOf(value);
  return name === undefined ? value : `{${nameOf(name)}}`;
}

function composite(
  type: 'border' | 'transition' | 'typography' | 'shadow',
  value: JsonValue,
  conversion: Conversion,
  part: string,
): JsonValue {
  if (!isObject(value)) return value;
  const types = members[type];
  const read = [...Object.keys(types), ...(type === 'shadow' ? ['inset', 'alpha'] : [])];
  noteExtra(type, value, read, conversion);
  const entries = Object.entries(types).flatMap(([key, memberType]) => {
    const member = value[key];
    return member === undefined ? [] : [[key, convertPart(memberType, member, conversion, part)] as const];
  });
  return Object.fromEntries(entries);
}

/** Tells of members that are not read. */
function noteExtra(kind: string, value: JsonObject, read: readonly string[], conversion: Conversion): void {
  const extra = Object.keys(value).filter((key) => !read.includes(key));
  if (extra.length > 0) {
    const what = `Livery knows no ${extra.join(', ')} of a ${kind}; the token is taken without.`;
    conversion.note(what, 'Nothing needs to be done where no page uses it.');
  }
}

function gradientStop(stop: JsonValue, conversion: Conversion): JsonValue {
  if (!isObject(stop)) return stop;
  noteExtra('stop of a gradient', stop, ['color', 'position'], conversion);
  return {
    color: convertPart('color', stop.color ?? null, conversion, ''),
    position: reference(stop.position ?? null, conversion),
  };
}

/** One shadow. An opacity beside its colour makes the colour a token of its own, so that it follows the one it names. */
function shadow(value: JsonValue, conversion: Conversion, part: string): JsonValue {
  if (!isObject(value)) return reference(value, conversion);
  const { color = null, alpha, inset } = value;
  const { color: _, ...rest } = composite('shadow', value, conversion, part) as JsonObject;
  const plain = alpha === undefined || alpha === 1;
  return {
    color: plain
      ? convertPart('color', color, conversion, part)
      : transparent(color, alpha, conversion, part),
    ...rest,
    ...(inset === undefined ? {} : { inset }),
  };
}

function transparent(color: JsonValue, alpha: JsonValue, conversion: Conversion, part: string): JsonValue {
  if (aliasOf(color) === undefined) return colorText(color, alpha, conversion);
  const name = conversion.beside(`color${part}`, {
    type: 'color',
    value: reference(color, conversion),
    derive: { alpha: opacity(alpha) },
  });
  return `{${name}}`;
}

/** @throws NotTaken where it is no opacity */
export function opacity(alpha: JsonValue): number {
  if (typeof alpha === 'number' && alpha >= 0 && alpha <= 1) return alpha;
  throw new NotTaken(`Its opacity is ${JSON.stringify(alpha)}.`, 'Opacities are numbers from 0 to 1.');
}

function withUnit(value: JsonValue): JsonValue {
  if (!isObject(value)) return value;
  const { value: amount, unit } = value;
  return typeof amount === 'number' && typeof unit === 'string' ? `${plainNumber(amount)}${unit}` : value;
}

/** Without an exponent, which lengths cannot have. */
function plainNumber(amount: number): string {
  return /e/.test(String(amount)) ? amount.toFixed(20).replace(/\.?0+$/, '') : String(amount);
}

function asNumber(value: JsonValue): JsonValue {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

/** The most families of a list, with those that it names. */
const MOST_FAMILIES = 60;

/**
 * The families of a list, or of a text with commas as CSS has it; names of other tokens are replaced by their families.
 *
 * @throws NotTaken where they go in a circle, or double
 */
function familiesOf(value: JsonValue, { literal }: Conversion): string[] {
  const families: string[] = [];
  let looks = 0;
  const look = (part: JsonValue, open: readonly string[]) => {
    looks += 1;
    if (looks > MOST_FAMILIES)
      throw new NotTaken(
        `It has more than ${MOST_FAMILIES} families with those of what it refers to.`,
        'Tell its library, or leave it out in the mapping.',
      );
    const alias = aliasOf(part);
    if (alias !== undefined) look(literal(alias, open), [...open, alias]);
    else if (isList(part)) for (const item of part) look(item, open);
    else if (typeof part === 'string') {
      const names = part.match(/"[^"]*"|'[^']*'|[^,]+/g) ?? [];
      families.push(...names.map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2')));
    } else
      throw new NotTaken(
        `It has a family that is ${typeName(part)}.`,
        'Families of fonts are texts. Tell its library, or leave it out in the mapping.',
      );
  };
  look(value, []);
  return families.filter((name) => name !== '');
}
