import { isList, isObject, type JsonValue } from '@liveryjs/compiler/manifest';
import { type Color, clampRgb, converter, formatHex, type Mode, parse, toGamut } from 'culori';
import { NotTaken } from '#workspace/import/remark.ts';

/** The library's names for the colour spaces of the Design Tokens Color Module 2025.10, and the ends of their components. */
const SPACES: Readonly<
  Record<string, readonly [mode: Mode, ...channels: readonly (readonly [string, number])[]]>
> = {
  srgb: ['rgb', ['r', 1], ['g', 1], ['b', 1]],
  'srgb-linear': ['lrgb', ['r', 1], ['g', 1], ['b', 1]],
  hsl: ['hsl', ['h', 1], ['s', 100], ['l', 100]],
  hwb: ['hwb', ['h', 1], ['w', 100], ['b', 100]],
  lab: ['lab', ['l', 1], ['a', 1], ['b', 1]],
  lch: ['lch', ['l', 1], ['c', 1], ['h', 1]],
  oklab: ['oklab', ['l', 1], ['a', 1], ['b', 1]],
  oklch: ['oklch', ['l', 1], ['c', 1], ['h', 1]],
  'display-p3': ['p3', ['r', 1], ['g', 1], ['b', 1]],
  'a98-rgb': ['a98', ['r', 1], ['g', 1], ['b', 1]],
  'prophoto-rgb': ['prophoto', ['r', 1], ['g', 1], ['b', 1]],
  rec2020: ['rec2020', ['r', 1], ['g', 1], ['b', 1]],
  'xyz-d65': ['xyz65', ['x', 1], ['y', 1], ['z', 1]],
  'xyz-d50': ['xyz50', ['x', 1], ['y', 1], ['z', 1]],
};

/** The most letters of a colour. */
const LONGEST = 200;

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** A colour as Livery writes it. */
export interface ReadColor {
  /** `#rrggbb`, or `#rrggbbaa` where it is not opaque. */
  readonly hex: string;
  /** True when the hex is the nearest colour in sRGB, which is what screens at least show, and not the colour itself. */
  readonly nearest: boolean;
}

/**
 * Reads a colour: `#rrggbb` and its kind, a CSS colour, or an object with a colour space. An object's `hex` is what its
 * library wants where the space is not known, and counts.
 *
 * @param alpha opacity from 0 to 1 in place of the colour's own
 * @throws NotTaken where it is no colour
 */
export function readColor(value: JsonValue, alpha?: JsonValue): ReadColor {
  const { color, own } = isObject(value) ? ofObject(value) : { color: ofText(value), own: undefined };
  const opacity = alpha ?? own ?? color.alpha ?? 1;
  if (typeof opacity !== 'number' || !(opacity >= 0 && opacity <= 1)) {
    throw new NotTaken(`Its opacity is ${JSON.stringify(opacity)}.`, 'Opacities are numbers from 0 to 1.');
  }
  const plain = converter('rgb')(color);
  // A component that is out of range by less than a step of 255 is only rounded.
  const nearest = [plain.r, plain.g, plain.b].some((part) => part < -1 / 510 || part > 1 + 1 / 510);
  const rgb = nearest ? toGamut('rgb', 'oklch')(color) : plain;
  const hex = formatHex(clampRgb(rgb));
  const pair = Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');
  return { hex: opacity < 1 ? `${hex}${pair}` : hex, nearest };
}

function ofText(value: JsonValue): Color {
  const isShort = typeof value === 'string' && value.length <= LONGEST;
  const color = isShort && (!value.startsWith('#') || HEX.test(value)) ? parse(value) : undefined;
  if (color !== undefined) return color;
  throw new NotTaken(
    `${shortly(value)} is no colour.`,
    'Colours are written as "#6142bf", or as an object with "colorSpace" and "components".',
  );
}

function ofObject(value: { readonly [key: string]: JsonValue }): {
  color: Color;
  own: JsonValue | undefined;
} {
  const { colorSpace, components, alpha: ownAlpha, hex } = value;
  const plain = typeof hex === 'string' && /^#[0-9a-f]{6}$/i.test(hex) ? parse(hex) : undefined;
  if (plain !== undefined) return { color: plain, own: ownAlpha };
  const space =
    typeof colorSpace === 'string' && Object.hasOwn(SPACES, colorSpace) ? SPACES[colorSpace] : undefined;
  if (space === undefined) {
    const spaceNames = Object.keys(SPACES).join(', ');
    throw new NotTaken(
      `${shortly(colorSpace ?? null)} is no colour space, and there is no "hex" to fall back to.`,
      `Colour spaces: ${spaceNames}.`,
    );
  }
  const [mode, ...channels] = space;
  const numbers = isList(components) ? components.map((part) => (part === 'none' ? 0 : part)) : [];
  if (numbers.length !== 3 || !numbers.every((part) => typeof part === 'number' && Number.isFinite(part))) {
    throw new NotTaken(
      `Its colour has the components ${shortly(components ?? null)}.`,
      'A colour has three components, each a number or "none".',
    );
  }
  const parts = channels.map(([channel, end], index) => [channel, Number(numbers[index]) / end]);
  return { color: { mode, ...Object.fromEntries(parts) } as Color, own: ownAlpha };
}

function shortly(value: JsonValue): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
