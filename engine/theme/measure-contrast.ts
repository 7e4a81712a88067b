import type { ContrastPair } from '@liveryjs/schemas/brand';
import { contrastOf, toRgba } from './color.ts';
import type { ResolvedToken } from './resolve-tokens.ts';

/** What the contrast of a pair of colour tokens is in one mode. */
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

/** Measures pairs of colour tokens, each in every mode. A pair of names that are no colours of a mode is left out. */
export function measureContrast(
  pairs: readonly ContrastPair[],
  modes: ReadonlyMap<string, ReadonlyMap<string, ResolvedToken>>,
): MeasuredContrast[] {
  return pairs.flatMap((pair, index) =>
    [...modes].flatMap(([mode, tokens]): MeasuredContrast[] => {
      const color = colorOf(tokens, pair.text);
      const ground = colorOf(tokens, pair.on);
      if (color === undefined || ground === undefined) return [];
      const ratio = toRgba(ground).alpha < 1 ? undefined : contrastOf(color, ground);
      return [{ index, pair, mode, color, ground, ratio }];
    }),
  );
}

function colorOf(tokens: ReadonlyMap<string, ResolvedToken>, name: string): string | undefined {
  const token = tokens.get(name);
  return token?.type === 'color' ? token.css : undefined;
}
