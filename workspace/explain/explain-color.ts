import { likelyColor } from '@liveryjs/compiler/theme';
import type { BrandResult } from '#workspace/open/index.ts';
import { explainToken } from './explain-token.ts';
import type { LayerWritten } from './layers.ts';

/** The tokens of a brand that have a colour. */
export interface ColorAnswer {
  readonly kind: 'color';
  /** `#rrggbb`, or `#rrggbbaa` where it is not opaque. */
  readonly value: string;
  /** Those that write it first, then those that have it from others. */
  readonly tokens: readonly TokenOfColor[];
}

/** A token that has a colour, or has it in its value, such as a shadow. */
export interface TokenOfColor {
  readonly name: string;
  readonly modes: readonly string[];
  /** Who wrote the value that counts. */
  readonly written: LayerWritten;
  /** Names of the tokens that it has the colour from. */
  readonly through: readonly string[];
}

/** @returns undefined where the name is no colour; in a sentence that no token has it */
export function explainColor(
  result: BrandResult,
  colorText: string,
): ColorAnswer | { wrong: string } | undefined {
  const { theme, id } = result;
  const value = likelyColor(colorText) ?? likelyColor(`${colorText};`);
  if (theme === undefined || value === undefined) return undefined;
  const has = (css: string) => css === value || new RegExp(`${value}(?![0-9a-f])`).test(css);
  const names = new Set(
    Object.values(theme.modes).flatMap((values) =>
      Object.entries(values).flatMap(([name, css]) => (has(css) ? [name] : [])),
    ),
  );
  const tokens = [...names].flatMap((name) => {
    const places = new Map<string, TokenOfColor>();
    for (const { mode, css, written, through } of explainToken(result, name)?.modes ?? []) {
      if (css === undefined || !has(css)) continue;
      const from = through.filter((other) => other.css !== undefined && has(other.css));
      const before = places.get(written.place);
      const modes = [...(before?.modes ?? []), mode];
      places.set(written.place, { name, modes, written, through: from.map((other) => other.name) });
    }
    return [...places.values()];
  });
  if (tokens.length === 0) {
    const [name, css] = nearestColor(Object.values(theme.modes), value) ?? [];
    const hint = name === undefined ? '' : ` The nearest is ${css}, of ${name}.`;
    return { wrong: `No token of ${id} has the colour ${value}.${hint}` };
  }
  return { kind: 'color', value, tokens: tokens.sort((a, b) => a.through.length - b.through.length) };
}

/** The token with the opaque colour that differs least, channel by channel. */
function nearestColor(
  modes: readonly Readonly<Record<string, string>>[],
  value: string,
): readonly [name: string, css: string] | undefined {
  const colors = modes
    .flatMap((mode) => Object.entries(mode))
    .filter(([, css]) => /^#[0-9a-f]{6}$/.test(css));
  const channels = (css: string) =>
    [1, 3, 5].map((start) => Number.parseInt(css.slice(start, start + 2), 16));
  const distance = (css: string) =>
    channels(css).reduce((sum, channel, index) => sum + (channel - (channels(value)[index] ?? 0)) ** 2, 0);
  return colors.sort(([, a], [, b]) => distance(a) - distance(b))[0];
}
