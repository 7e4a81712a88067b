import { createIssue, type Issue, issueList, nearest, type Place } from '#compiler/issues/index.ts';
import type { AtCause } from './causes.ts';
import { luminance, nearestPassing } from './color.ts';
import type { MeasuredContrast } from './measure-contrast.ts';

/** A finding about a pair, and how far the pair is from what it needs: 1 is enough. */
interface Fault {
  readonly issue: Issue;
  readonly share: number;
}

/**
 * Pairs of colour tokens that are not readable enough, each with its mode. One token can spoil many pairs: of those the
 * worst one is told, with how many more there are.
 */
export function checkContrast(
  measured: readonly MeasuredContrast[],
  placeOf: (pointer: string) => Place,
  atCause: AtCause,
): Issue[] {
  const places = new Map<string, Fault[]>();
  const add = (issue: Issue, share: number) => {
    const placeKey = `${issue.code} ${issue.file}:${issue.line}:${issue.column}`;
    places.set(placeKey, [...(places.get(placeKey) ?? []), { issue, share }]);
  };
  for (const { index, pair, mode, color, ground, ratio: measuredRatio } of measured) {
    const { id, text, on, ratio } = pair;
    if (measuredRatio !== undefined && measuredRatio >= ratio) continue;
    // A pair of one name is told by itself, and no other colour would pass.
    if (text === on) continue;
    const place = placeOf(`/theme/contrast/${index}`);
    const path = `theme.contrast[${id}]`;
    if (measuredRatio === undefined) {
      const issue = createIssue('contrast-ground', place, { path, mode, name: on, value: ground });
      add(atCause(issue, [on], mode, true), 0);
      continue;
    }
    // Cut, not rounded: 4.499 must not be shown as 4.5.
    const shown = Math.floor(measuredRatio * 100) / 100;
    const passing = nearestPassing(color, ground, ratio);
    const args = { path, mode, text, on, ratio: shown, needed: ratio, value: color, passing };
    add(atCause(createIssue('contrast', place, args), [text, on], mode, true), measuredRatio / ratio);
  }
  return [...places.values()].flatMap(worstOf);
}

function worstOf(faults: readonly Fault[]): Issue[] {
  const [worst] = [...faults].sort((a, b) => a.share - b.share);
  if (worst === undefined) return [];
  const more = faults.length - 1;
  if (more === 0) return [worst.issue];
  const pairs = more === 1 ? 'One more pair fails' : `${more} more pairs fail`;
  return [{ ...worst.issue, message: `${worst.issue.message} ${pairs} for the same reason.` }];
}

/** The fewest pairs of a mode that its colour scheme is judged by. */
const ENOUGH = 3;
/** The part of them that says of a mode what it is: buttons and badges have texts of both kinds in every mode. */
const MOST = 0.75;

/**
 * Modes that are of the other colour scheme than they say: most of their texts are lighter than what they stand on where
 * the mode is light, or darker where it is dark. Browsers draw their own parts by the scheme: bars, fields, lists of choices.
 *
 * @param placeOf gives the place of the scheme of a mode
 */
export function checkSchemes(
  modes: readonly { readonly id: string; readonly scheme: 'light' | 'dark' }[],
  measured: readonly MeasuredContrast[],
  placeOf: (mode: string) => Place,
  atCause: AtCause,
): Issue[] {
  return modes.flatMap(({ id, scheme }) => {
    const pairs = measured.filter(({ mode, ratio }) => mode === id && ratio !== undefined);
    const isOther = ({ color, ground }: MeasuredContrast) => {
      const difference = luminance(color) - luminance(ground);
      return scheme === 'light' ? difference > 0 : difference < 0;
    };
    const others = pairs.filter(isOther);
    if (pairs.length < ENOUGH || others.length < pairs.length * MOST) return [];
    const args = { path: `theme.modes[${id}].scheme`, scheme, mode: id };
    const issue = createIssue('mode-scheme', placeOf(id), args);
    return [atCause(issue, [...new Set(others.flatMap(({ pair }) => [pair.on, pair.text]))], id)];
  });
}

/** Names that the manifest uses as colours and that are none. */
export function checkColorNames(
  uses: readonly { readonly value: string; readonly pointer: string }[],
  types: ReadonlyMap<string, string>,
  pathOf: (pointer: string) => string,
  placeOf: (pointer: string) => Place,
  atCause: AtCause,
): Issue[] {
  if (uses.length === 0) return [];
  const colors = [...types].filter(([, type]) => type === 'color').map(([name]) => name);
  const list = issueList();
  for (const { value, pointer } of uses) {
    const type = types.get(value);
    if (type === 'color') continue;
    const about = () => ({ path: pathOf(pointer), nearest: nearest(value, colors), known: groupsOf(colors) });
    if (type === undefined)
      list.add('unknown-reference', () =>
        createIssue('unknown-reference', placeOf(pointer), { value, what: 'colour token', ...about() }),
      );
    else
      list.add('token-not-color', () =>
        atCause(createIssue('token-not-color', placeOf(pointer), { name: value, type, ...about() }), [value]),
      );
  }
  return list.all();
}

/** `color.text.*` for all of its members, since hundreds of names help nobody. */
function groupsOf(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.replace(/\.[^.]+$/, '.*')))];
}
