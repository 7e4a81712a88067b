export interface Random {
  /** From 0 up to, and without, limit. */
  below(limit: number): number;
  /** One of the items, which must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** True this often, from 0 to 1. */
  chance(share: number): boolean;
  shuffle<T>(items: readonly T[]): T[];
}

/** Numbers that look random and are the same for the same seed, everywhere (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new RangeError('There is nothing to pick from.');
      return items[below(items.length)] as T;
    },
    chance: (share) => next() < share,
    shuffle(items) {
      return items
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item);
    },
  };
}

/** A number for a text, as far from those of similar texts as from any (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
