import type { ContrastPair } from '@liveryjs/schemas/brand';
import { createIssue, type Issue, nearest, type Place } from '#engine/issues/index.ts';
import type { AtCause } from './causes.ts';
import { contrastOf, nearestPassing, toRgba } from './color.ts';
import type { ResolvedToken } from './resolve-tokens.ts';

type Tokens = ReadonlyMap<string, ResolvedToken>;

/** Pairs of colour tokens that are not readable enough, mode by mode. Pairs of names that are no colours are left out. */
export function checkContrast(
  pairs: readonly ContrastPair[],
  modes: ReadonlyMap<string, Tokens>,
  placeOf: (pointer: string) => Place,
  atCause: AtCause,
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
        const issue = createIssue('contrast-ground', place, { path, mode, name: on, value: ground });
        issues.push(atCause(issue, [on], mode));
        continue;
      }
      const found = contrastOf(value, ground);
      if (found >= ratio) continue;
      // Cut, not rounded: 4.499 must not be shown as 4.5.
      const shown = Math.floor(found * 100) / 100;
      const passing = nearestPassing(value, ground, ratio);
      const args = { path, mode, text, on, ratio: shown, needed: ratio, value, passing };
      issues.push(atCause(createIssue('contrast', place, args), [text, on], mode));
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
  atCause: AtCause,
): Issue[] {
  const colors = [...types].filter(([, type]) => type === 'color').map(([name]) => name);
  return uses.flatMap(({ value, pointer }) => {
    const type = types.get(value);
    if (type === 'color') return [];
    const path = pathOf(pointer);
    const known = { nearest: nearest(value, colors), known: groupsOf(colors) };
    const place = placeOf(pointer);
    return type === undefined
      ? [createIssue('unknown-reference', place, { path, value, what: 'colour token', ...known })]
      : [atCause(createIssue('token-not-color', place, { path, name: value, type, ...known }), [value])];
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
