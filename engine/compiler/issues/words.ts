/** A name that is not known, as findings tell of it. */
export interface UnknownName {
  path: string;
  value: string;
  nearest: string | undefined;
  known: readonly string[];
}

/** `"a", "b" or "c"`; with more than `most` names, the first ones and how many more there are. */
export function oneOf(names: readonly string[], most = 12): string {
  const shown = names.slice(0, most).map((name) => JSON.stringify(name));
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} or ${rest} more`;
  const last = shown.pop();
  if (last === undefined) return 'nothing';
  return shown.length === 0 ? last : `${shown.join(', ')} or ${last}`;
}

/** `a → b → c`; of a chain of more than twelve names, its two ends and how many names stand between them. */
export function chain(names: readonly string[], between: string): string {
  const rest = names.length - 8;
  const shown = rest <= 4 ? names : [...names.slice(0, 6), `(${rest} more)`, ...names.slice(-2)];
  return shown.join(between);
}

/** The hint for a name that is not known: the nearest one, else all of them. */
export function didYouMean(nearest: string | undefined, knownNames: readonly string[]): string {
  if (nearest !== undefined) return `Did you mean ${JSON.stringify(nearest)}?`;
  return knownNames.length === 0 ? 'There is none to choose from.' : `Known: ${oneOf(knownNames)}.`;
}

/** `VI`, or `VI and 10 more languages`. */
export function withMore([first = '', ...others]: readonly string[], noun: string): string {
  const { length } = others;
  return length === 0 ? first : `${first} and ${length} more ${noun}${length === 1 ? '' : 's'}`;
}
