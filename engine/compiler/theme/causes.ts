import { atCause, type Issue, type Place } from '#compiler/issues/index.ts';
import type { LayeredToken } from './layer-tokens.ts';

/** The tokens of one mode as they are written, and the names that each of them refers to. */
export interface WrittenMode {
  readonly tokens: ReadonlyMap<string, LayeredToken>;
  readonly refersTo: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Moves a finding to what caused it: a token that one of these names leads to, in one mode or in any, or the mode.
 * `ties` prefers such a place to one of the same brand where the finding came up.
 */
export type AtCause = (issue: Issue, about: readonly string[], mode?: string, ties?: boolean) => Issue;

/**
 * Makes what moves a finding to the place that caused it: to the first of those furthest down the chain. A finding
 * stays where it is when no brand further down had a part in it.
 *
 * @param folders those of the brands, from the root to the one in question
 */
export function moverIn(
  folders: readonly string[],
): (issue: Issue, places: Iterable<Place>, ties?: boolean) => Issue {
  const rankOf = ({ file }: { readonly file: string }) =>
    folders.findLastIndex((folder) => file.startsWith(`${folder}/`));
  return (issue, places, ties = false) => {
    let [cause, rank]: [Place | undefined, number] = [undefined, rankOf(issue) - (ties ? 1 : 0)];
    for (const place of places) if (rankOf(place) > rank) [cause, rank] = [place, rankOf(place)];
    return cause ? atCause(issue, cause) : issue;
  };
}

/** Where the tokens of these names are written in a mode, and then all that they refer to, directly or not. */
export function* placesBehind(names: readonly string[], mode: WrittenMode | undefined): Iterable<Place> {
  const all = new Set(names);
  // A set gives out what is added while it is gone through, too.
  for (const name of all) {
    const token = mode?.tokens.get(name);
    if (token) yield token.place(`${token.pointer}/$value`);
    for (const other of mode?.refersTo.get(name) ?? []) all.add(other);
  }
}
