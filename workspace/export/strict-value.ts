import { isList, isObject, type JsonObject, type JsonValue, own } from '@liveryjs/compiler/manifest';
import { type Amount, colorOf, dimensionOf, durationOf, type TokenType } from '@liveryjs/compiler/theme';

/** A token without aliases, in the strict form of the Design Tokens Format Module 2025.10. */
export interface StrictToken {
  readonly type: TokenType;
  readonly value: JsonValue;
  /** Livery's extensions that say more than the format can. */
  readonly extensions: JsonObject;
}

/** The surroundings that a value is written out in. */
export interface Writing {
  /** The token that an alias names. */
  token(name: string): StrictToken;
  /** Says what the format cannot hold, and what stands there instead. */
  note(sentence: string): void;
}

type Write = (value: JsonValue, writing: Writing) => JsonValue;

/** Pixels of a rem, and of the window that dimensions relative to it are written out for. */
const REM = 16;
const WINDOW = { vw: 1280, vh: 720 } as const;
/** The height of a line, as a share of its letters, where nothing says one: about the one that browsers take. */
const NORMAL_LINE = 1.2;

const writes: Readonly<Record<TokenType, Write>> = {
  color: (value) => colorObject(colorOf(value) ?? ''),
  dimension: (value, { note }) => standIn(amount(dimensionOf(value)), note),
  duration: (value) => ({ ...amount(durationOf(value)) }),
  number: (value) => value,
  fontWeight: (value) => value,
  fontFamily: (value) => (isList(value) ? value : [value]),
  cubicBezier: (value) => value,
  strokeStyle,
  border: (value, writing) => ({
    color: member('color', value, writing),
    width: member('dimension', value, writing, 'width'),
    style: member('strokeStyle', value, writing, 'style'),
  }),
  transition: (value, writing) => ({
    duration: member('duration', value, writing),
    delay:
      own(value, 'delay') === undefined
        ? { value: 0, unit: 'ms' }
        : member('duration', value, writing, 'delay'),
    timingFunction: member('cubicBezier', value, writing, 'timingFunction'),
  }),
  shadow: (value, writing) =>
    isList(value) ? value.flatMap((layer) => part('shadow', layer, writing)) : shadow(value, writing),
  gradient: (value, writing) =>
    (isList(value) ? value : []).map((stop) => ({
      color: member('color', stop, writing),
      position: Math.min(1, Math.max(0, Number(member('number', stop, writing, 'position')))),
    })),
  typography,
};

/** A value that is sound, as the format wants it. It may be an alias, and so may what is in it. */
export function part(type: TokenType, value: JsonValue, writing: Writing): JsonValue {
  const alias = aliasOf(value);
  return alias === undefined ? writes[type](value, writing) : writing.token(alias).value;
}

/** The name in `{name}`. */
export function aliasOf(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? /^\{([^{}]*)\}$/.exec(value)?.[1] : undefined;
}

/** @param css `#rrggbb`, or `#rrggbbaa` */
export function colorObject(css: string): JsonObject {
  const [red = 0, green = 0, blue = 0, alpha = 255] = (css.match(/[0-9a-f]{2}/g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((channel) => rounded(channel / 255)),
    ...(alpha < 255 && { alpha: rounded(alpha / 255) }),
    hex: css.slice(0, 7),
  };
}

/** The dimension as it is where the format has its unit, else the nearest that it can say. */
export function standIn({ value, unit }: Amount, note: Writing['note']): JsonObject {
  if (unit === 'px' || unit === 'rem') return { value, unit };
  if (value === 0) return { value, unit: 'px' };
  const near = nearest({ value, unit });
  note(
    `It is ${value}${unit}. The format has px and rem alone: ${near.value}${near.unit} stands for it, and the extension livery.dimension says what it is.`,
  );
  return { ...near };
}

function nearest({ value, unit }: Amount): Amount {
  if (unit === 'vw' || unit === 'vh') return { value: rounded((value * WINDOW[unit]) / 100), unit: 'px' };
  const share = { em: 1, ch: 0.5, '%': 0.01 }[unit] ?? 1;
  return { value: rounded(value * share), unit: 'rem' };
}

function member(type: TokenType, value: JsonValue, writing: Writing, key: string = type): JsonValue {
  return part(type, own(value, key) ?? null, writing);
}

function shadow(value: JsonValue, writing: Writing): JsonValue {
  const size = (key: string) =>
    own(value, key) === undefined ? { value: 0, unit: 'px' } : member('dimension', value, writing, key);
  return {
    color: member('color', value, writing),
    offsetX: size('offsetX'),
    offsetY: size('offsetY'),
    blur: size('blur'),
    spread: size('spread'),
    ...(own(value, 'inset') === true && { inset: true }),
  };
}

/** A pattern of dashes where it is whole, else the word for what is drawn. */
function strokeStyle(value: JsonValue, writing: Writing): JsonValue {
  if (!isObject(value)) return value;
  const { dashArray, lineCap } = value;
  const isWhole =
    isList(dashArray) &&
    dashArray.every((dash) => dimensionOf(dash) !== undefined) &&
    ['round', 'butt', 'square'].includes(String(lineCap));
  if (!isWhole) return 'dashed';
  return { dashArray: dashArray.map((dash) => part('dimension', dash, writing)), lineCap: String(lineCap) };
}

/** The format wants all five members, the letter spacing as a dimension and the line height as a share of the size. */
function typography(value: JsonValue, writing: Writing): JsonValue {
  const fontSize = member('dimension', value, writing, 'fontSize');
  const size = amount(dimensionOf(fontSize));
  return {
    fontFamily: member('fontFamily', value, writing),
    fontSize,
    fontWeight: member('fontWeight', value, writing),
    letterSpacing: letterSpacing(own(value, 'letterSpacing'), size, writing),
    lineHeight: lineHeight(own(value, 'lineHeight'), size, writing),
  };
}

function letterSpacing(value: JsonValue | undefined, size: Amount, writing: Writing): JsonValue {
  if (value === undefined) return { value: 0, unit: 'px' };
  const { value: spacing, unit } = dimensionIn(value, writing);
  if (unit === 'em' || unit === '%') {
    const share = unit === 'em' ? spacing : spacing / 100;
    return share === 0 ? { value: 0, unit: 'px' } : { value: rounded(share * size.value), unit: size.unit };
  }
  return standIn({ value: spacing, unit }, writing.note);
}

function lineHeight(value: JsonValue | undefined, size: Amount, writing: Writing): JsonValue {
  if (value === undefined) {
    writing.note(
      `It says no line height. The format wants one: ${NORMAL_LINE} stands for what browsers take.`,
    );
    return NORMAL_LINE;
  }
  const number = aliasOf(value) === undefined ? value : writing.token(aliasOf(value) ?? '').value;
  if (typeof number === 'number') return number;
  const { value: height, unit } = dimensionIn(value, writing);
  if (unit === 'em') return height;
  if (unit === '%') return rounded(height / 100);
  return rounded(pixels(standIn({ value: height, unit }, writing.note)) / pixels({ ...size }));
}

/** A dimension, an alias of one too, in the unit that it is written in. */
function dimensionIn(value: JsonValue, { token }: Writing): Amount {
  const alias = aliasOf(value);
  if (alias === undefined) return amount(dimensionOf(value));
  const { value: near, extensions } = token(alias);
  return amount(dimensionOf(extensions['livery.dimension'] ?? near));
}

function pixels(value: JsonObject): number {
  return Number(value.value) * (value.unit === 'rem' ? REM : 1);
}

/** @throws where there is none, which a theme without errors does not have */
function amount(read: Amount | undefined): Amount {
  if (read === undefined) throw new Error('A value of a theme without errors is no amount.');
  return read;
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
