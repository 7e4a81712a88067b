/** Says of a path whether the file there, or anything in the folder there, may have changed. */
export interface PathChange {
  (path: string): boolean;
  /** Those of known paths of which that is so. */
  among(known: PathMap<unknown>): string[];
  /** Names in a folder that may be there or not since the change; undefined where any may. */
  inside(folder: string): readonly string[] | undefined;
}

/** @param saved files and folders that were written, moved or removed */
export function pathChange(saved: Iterable<string>): PathChange {
  const written = new Set(saved);
  const around = new Set([...written].flatMap((path) => foldersOf(path)));
  const lengths = [...new Set([...written].map(({ length }) => length))];
  const isBelow = (path: string) =>
    lengths.some((end) => path[end] === '/' && written.has(path.slice(0, end)));
  const mayDiffer = (path: string) => written.has(path) || around.has(path) || isBelow(path);
  return Object.assign(mayDiffer, {
    among: (pathMap: PathMap<unknown>) =>
      // Only of a folder what lies below has to be found, by looking at every path.
      [...written].some((path) => pathMap.hasBelow(path))
        ? [...pathMap.keys()].filter(mayDiffer)
        : [...new Set([...written, ...around])].filter((path) => pathMap.has(path)),
    inside(folder: string) {
      if (!around.has(folder) || written.has(folder) || isBelow(folder)) return undefined;
      const start = folder.length + 1;
      const below = [...written].filter((path) => path.startsWith(`${folder}/`));
      return [...new Set(below.map((path) => path.slice(start).split('/', 1)[0] ?? ''))];
    },
  });
}

/** Known values by path. */
export class PathMap<Value> extends Map<string, Value> {
  readonly #folders = new Set<string>();

  override set(path: string, value: Value): this {
    for (const folder of foldersOf(path, this.#folders)) this.#folders.add(folder);
    return super.set(path, value);
  }

  /** Tells whether anything may be known of a path in that folder. */
  hasBelow(folder: string): boolean {
    return this.#folders.has(folder);
  }
}

/**
 * The folders that a path lies in, the nearest first.
 * @param until folders that are left out, with those around them
 */
function foldersOf(path: string, until?: ReadonlySet<string>): string[] {
  const folders: string[] = [];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const folder = path.slice(0, end);
    if (until?.has(folder)) break;
    folders.push(folder);
  }
  return folders;
}
