import { hsl, mix, parseToRgb } from 'polished';
import { remember } from '#compiler/manifest/remember.ts';

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export interface Rgba {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export const hexForm = /^#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** The parts of a CSS colour that polished understands. */
export const toRgba = remember((css: string): Rgba => {
  // Most colours are written so, and polished looks for a name first.
  if (/^#[0-9a-f]{6}$/i.test(css)) {
    const value = Number.parseInt(css.slice(1), 16);
    return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255, alpha: 1 };
  }
  const { red, green, blue, ...rest } = parseToRgb(css);
  // polished rounds the opacity of a hexadecimal colour.
  const alpha = /^#[0-9a-f]{8}$/i.test(css) ? Number.parseInt(css.slice(7), 16) / 255 : undefined;
  return { red, green, blue, alpha: alpha ?? ('alpha' in rest ? rest.alpha : 1) };
});

/** The shortest common form: `#rrggbb`, or `#rrggbbaa` when not opaque. */
export function toHex({ red, green, blue, alpha }: Rgba): string {
  const pair = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${pair(red)}${pair(green)}${pair(blue)}${alpha < 1 ? pair(alpha * 255) : ''}`;
}

/** Any CSS colour that polished understands, in the one form that tokens have. */
export function normalColor(css: string): string {
  return toHex(toRgba(css));
}

export function hslColor(hue: number, saturation: number, lightness: number, alpha: number): string {
  return toHex({ ...toRgba(hsl(hue, saturation / 100, lightness / 100)), alpha });
}

/** Returns the visible colour where one lies over an opaque one. */
function composite(color: string, on: string): string {
  const over = toRgba(color);
  const below = toRgba(on);
  const blend = (top: number, bottom: number) => top * over.alpha + bottom * (1 - over.alpha);
  return toHex({
    red: blend(over.red, below.red),
    green: blend(over.green, below.green),
    blue: blend(over.blue, below.blue),
    alpha: 1,
  });
}

/** WCAG 2 relative luminance, exact: polished rounds it, which decides wrongly between dark colours. */
export const luminance = remember((color: string): number => {
  const { red, green, blue } = toRgba(color);
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
});

/** WCAG 2 contrast of a colour, as seen over an opaque one. From 1 to 21, not rounded. */
export const contrastOf = remember((color: string, on: string): number => {
  const a = luminance(composite(color, on)) + 0.05;
  const b = luminance(on) + 0.05;
  return Math.max(a, b) / Math.min(a, b);
});

/** The least change of a colour, towards white or black, that has the contrast; undefined when there is none. */
export const nearestPassing = remember((color: string, on: string, ratio: number): string | undefined => {
  if (contrastOf(color, on) >= ratio) return normalColor(color);
  const opaque = composite(color, on);
  // Where white and black have the same contrast.
  const target = luminance(on) < 0.179 ? '#ffffff' : '#000000';
  if (contrastOf(target, on) < ratio) return undefined;
  let failing = 0;
  let passing = 256;
  while (passing - failing > 1) {
    const middle = (passing + failing) >> 1;
    if (contrastOf(towards(opaque, target, middle / 256), on) >= ratio) passing = middle;
    else failing = middle;
  }
  return towards(opaque, target, passing / 256);
});

/** A colour with a share, from 0 to 1, of another. */
export function towards(color: string, other: string, share: number): string {
  const [from, to] = [toRgba(color), toRgba(other)];
  // Most colours are opaque, and polished reads and writes them as text. These are its sums for them in its own order, so
  // that both round alike.
  if (from.alpha !== 1 || to.alpha !== 1) return normalColor(mix(share, other, color));
  const weight = (share * 2 - 1 + 1) / 2;
  const between = (channel: number, another: number) => Math.floor(another * weight + channel * (1 - weight));
  return toHex({
    red: between(from.red, to.red),
    green: between(from.green, to.green),
    blue: between(from.blue, to.blue),
    alpha: share + (1 - share),
  });
}
