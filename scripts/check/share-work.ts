import type { Workspace } from '#scripts/workspace/index.ts';

/** Brands that threads check, each of them one of the threads: which is free takes the next. */
export interface SharedWork {
  /** Ids, by what the brands extend. */
  readonly families: readonly (readonly string[])[];
  /** How many of each family are taken, in memory that threads share. */
  readonly taken: Int32Array<SharedArrayBuffer>;
}

export function shareWork(families: SharedWork['families']): SharedWork {
  const bytes = families.length * Int32Array.BYTES_PER_ELEMENT;
  return { families, taken: new Int32Array(new SharedArrayBuffer(bytes)) };
}

/**
 * Takes brands until none is left, those that extend one brand behind each other: a thread looks at what they inherit
 * once. A family that another thread has begun comes last.
 */
export function* takeWork({ families, taken }: SharedWork): Generator<string, void> {
  const left = (at: number) => (families[at]?.length ?? 0) - Atomics.load(taken, at);
  for (;;) {
    const open = [...families.keys()].filter((at) => left(at) > 0).sort((a, b) => left(b) - left(a));
    const at = open.find((one) => Atomics.load(taken, one) === 0) ?? open[0];
    const family = at === undefined ? undefined : families[at];
    if (at === undefined || family === undefined) return;
    for (let id = family[Atomics.add(taken, at, 1)]; id !== undefined; id = family[Atomics.add(taken, at, 1)])
      yield id;
  }
}

/**
 * Brands with those that they extend. What is read for that only says which thread looks at a brand: a manifest may be
 * broken.
 */
export function familiesOf({ files, brandsFolder }: Workspace, ids: readonly string[]): string[][] {
  const parentOf = new Map(
    ids.map((id) => {
      const text = new TextDecoder().decode(files.read(`${brandsFolder}/${id}/brand.json`));
      return [id, /"extends"\s*:\s*"([^"]*)"/.exec(text)?.[1]];
    }),
  );
  const parents = new Set(parentOf.values());
  const families = new Map<string | undefined, string[]>();
  for (const [id, parent] of parentOf) {
    const isParent = parents.has(id);
    const key = isParent ? id : parent;
    const family = families.get(key) ?? [];
    families.set(key, family);
    // What is found in a parent is known of the brands that inherit it.
    if (isParent) family.unshift(id);
    else family.push(id);
  }
  return [...families.values()];
}
