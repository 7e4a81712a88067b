import type { ContrastPair } from '@liveryjs/schemas/brand';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import { contrastOf, toRgba } from './color.ts';
import type { BrandTokens, ModeTokens } from './mode-tokens.ts';

/** The contrast of a pair of colour tokens in one mode. */
export interface MeasuredContrast {
  /** Position of the pair in `theme.contrast`. */
  readonly index: number;
  readonly pair: ContrastPair;
  readonly mode: string;
  /** CSS colours of the text or mark, and of what it stands on. */
  readonly color: string;
  readonly ground: string;
  /** WCAG 2.2 contrast, from 1 to 21, not rounded; undefined where the ground is not opaque. */
  readonly ratio: number | undefined;
}

/**
 * Measures pairs of colour tokens, each in every mode. A pair of names that are no colours of a mode is left out. What a
 * brand does not change of its parents' is measured once.
 */
export const measureContrast = byIdentity(
  (pairs: readonly ContrastPair[], tokens: BrandTokens): readonly MeasuredContrast[] => {
    const { base, modes } = tokens;
    if (base === undefined)
      return pairs.flatMap((pair, index) =>
        [...modes.keys()].flatMap((mode) => measure(index, pair, mode, tokens) ?? []),
      );
    const isChanged = ({ pair, mode }: MeasuredContrast) => {
      const changed = modes.get(mode)?.changed;
      return changed?.has(pair.text) || changed?.has(pair.on);
    };
    // A token that has another value is of the same type.
    return measureContrast(pairs, base).flatMap((measurement) =>
      isChanged(measurement)
        ? (measure(measurement.index, measurement.pair, measurement.mode, tokens) ?? [])
        : [measurement],
    );
  },
);

function measure(
  index: number,
  pair: ContrastPair,
  mode: string,
  { modes }: BrandTokens,
): MeasuredContrast | undefined {
  const color = colorOf(modes.get(mode), pair.text);
  const ground = colorOf(modes.get(mode), pair.on);
  if (color === undefined || ground === undefined) return undefined;
  const ratio = toRgba(ground).alpha < 1 ? undefined : contrastOf(color, ground);
  return { index, pair, mode, color, ground, ratio };
}

function colorOf(mode: ModeTokens | undefined, name: string): string | undefined {
  const token = mode?.values.get(name);
  return token?.type === 'color' ? token.css : undefined;
}
