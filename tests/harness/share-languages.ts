/** A brand that is tried, and the codes of its languages in the order in which it lists them. */
export interface Speaker {
  readonly id: string;
  readonly languages: readonly string[];
}

/**
 * Shares the work among brands that speak the same languages: each brand is tried in its first, and each further language
 * in one brand, because how much room a text takes hardly depends on the brand. It goes to the brand that lists it
 * earliest; of several, to the one that has fewest so far.
 *
 * @returns the codes that each brand is tried in, its first language first
 */
export function shareLanguages(brands: readonly Speaker[]): ReadonlyMap<string, readonly string[]> {
  const shares = new Map(brands.map(({ id, languages }) => [id, languages.slice(0, 1)] as const));
  const given = new Set([...shares.values()].flat());
  const longest = Math.max(0, ...brands.map(({ languages }) => languages.length));
  for (let place = 1; place < longest; place++) {
    const listed = new Set(brands.flatMap(({ languages }) => languages[place] ?? []));
    for (const code of listed) {
      if (given.has(code)) continue;
      const having = brands.filter(({ languages }) => languages[place] === code);
      const [least] = having
        .map(({ id }) => shares.get(id) ?? [])
        .sort((share, other) => share.length - other.length);
      least?.push(code);
      given.add(code);
    }
  }
  return shares;
}

/**
 * The shares of work in which the first language of a brand shows nothing new: each language once, in the brand that has it
 * before the others. A brand without another language keeps its own.
 *
 * @param shares as `shareLanguages` returns them
 */
export function eachLanguageOnce(
  shares: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const given = new Set<string>();
  return new Map(
    [...shares].map(([id, languages]) => {
      const others = languages.filter((code) => !given.has(code));
      for (const code of others) given.add(code);
      return [id, others.length > 0 ? others : languages] as const;
    }),
  );
}
