import { createIssue, type Issue, nearest, type Place } from '#engine/issues/index.ts';
import type { ContrastPair } from '#schemas/generated/brand.ts';
import { contrastOf, nearestPassing, toRgba } from './color.ts';
import type { ResolvedToken } from './resolve-tokens.ts';

type Tokens = ReadonlyMap<string, ResolvedToken>;

/** Pairs of colour tokens that are not readable enough, mode by mode. Pairs of names that are no colours are left out. */
export function checkContrast(
  pairs: readonly ContrastPair[],
  modes: ReadonlyMap<string, Tokens>,
  placeOf: (pointer: string) => Place,
): Issue[] {
  const issues: Issue[] = [];
  for (const [index, { id, text, on, ratio }] of pairs.entries()) {
    const place = placeOf(`/theme/contrast/${index}`);
    const path = `theme.contrast[${id}]`;
    for (const [mode, tokens] of modes) {
      const value = colorOf(tokens, text);
      const ground = colorOf(tokens, on);
      if (value === undefined || ground === undefined) continue;
      if (toRgba(ground).alpha < 1) {
        issues.push(createIssue('contrast-ground', place, { path, mode, name: on, value: ground }));
        continue;
      }
      const found = contrastOf(value, ground);
      if (found >= ratio) continue;
      // Cut, not rounded: 4.499 must not be shown as 4.5.
      const shown = Math.floor(found * 100) / 100;
      const passing = nearestPassing(value, ground, ratio);
      const args = { path, mode, text, on, ratio: shown, needed: ratio, value, passing };
      issues.push(createIssue('contrast', place, args));
    }
  }
  return issues;
}

/** Names that the manifest uses as colours and that are none. */
export function checkColorNames(
  uses: readonly { readonly value: string; readonly pointer: string }[],
  types: ReadonlyMap<string, string>,
  pathOf: (pointer: string) => string,
  placeOf: (pointer: string) => Place,
): Issue[] {
  const colors = [...types].filter(([, type]) => type === 'color').map(([name]) => name);
  return uses.flatMap(({ value, pointer }) => {
    const type = types.get(value);
    if (type === 'color') return [];
    const path = pathOf(pointer);
    const known = { nearest: nearest(value, colors), known: groupsOf(colors) };
    return type === undefined
      ? [createIssue('unknown-reference', placeOf(pointer), { path, value, what: 'colour token', ...known })]
      : [createIssue('token-not-color', placeOf(pointer), { path, name: value, type, ...known })];
  });
}

function colorOf(tokens: Tokens, name: string): string | undefined {
  const token = tokens.get(name);
  return token?.type === 'color' ? token.css : undefined;
}

/** `color.text.*` for all of its members, since hundreds of names help nobody. */
function groupsOf(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.replace(/\.[^.]+$/, '.*')))];
}
