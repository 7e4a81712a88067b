import type { Workspace } from '#workspace/open/index.ts';

/** Brands that threads check, each of them one of the threads: which is free takes the next. */
export interface SharedWork {
  /** Ids, by what the brands extend. */
  readonly families: readonly (readonly string[])[];
  /** The number of brands of each family that are taken, in memory that threads share. */
  readonly taken: Int32Array<SharedArrayBuffer>;
}

export function shareWork(families: SharedWork['families']): SharedWork {
  const bytes = families.length * Int32Array.BYTES_PER_ELEMENT;
  return { families, taken: new Int32Array(new SharedArrayBuffer(bytes)) };
}

/** The number of brands of a family that are checked sooner than another thread has looked at what they inherit. */
const FEW = 15;

/**
 * Takes brands until none is left that is worth it, those that extend one brand behind each other: a thread looks at what they inherit
 * once. A family that another thread has begun comes last.
 */
export function* takeWork({ families, taken }: SharedWork): Generator<string, void> {
  const left = (index: number) => (families[index]?.length ?? 0) - Atomics.load(taken, index);
  const isBegun = (index: number) => Atomics.load(taken, index) > 0;
  for (;;) {
    const open = [...families.keys()]
      .filter((index) => left(index) > (isBegun(index) ? FEW : 0))
      .sort((a, b) => left(b) - left(a));
    const familyIndex = open.find((index) => !isBegun(index)) ?? open[0];
    const family = familyIndex === undefined ? undefined : families[familyIndex];
    if (familyIndex === undefined || family === undefined) return;
    for (
      let id = family[Atomics.add(taken, familyIndex, 1)];
      id !== undefined;
      id = family[Atomics.add(taken, familyIndex, 1)]
    )
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
    // A parent comes first: its findings are then known for the brands that inherit them.
    if (isParent) family.unshift(id);
    else family.push(id);
  }
  return [...families.values()];
}
