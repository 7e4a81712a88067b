/** The file system that the pipeline needs. Paths are posix and relative to the workspace root; nothing throws. */
export interface FileSystem {
  /** The file's bytes; undefined when it cannot be read. Equal calls may return the same array. */
  read(path: string): Uint8Array | undefined;
  /** The file's size in bytes; undefined when there is no such file. */
  size(path: string): number | undefined;
  /** Names in a folder, sorted; empty when there is no such folder. */
  list(folder: string): readonly string[];
  /** Tells whether a file of a folder really lies in it, and is no link that leads out of it. */
  holds(folder: string, path: string): boolean;
  /** Why what stands at a path cannot be read; undefined where it can be, and where nothing stands. Missing: everything can be. */
  fault?(path: string): FileFault | undefined;
}

/** Why what stands at a path cannot be read. */
export type FileFault = 'loop' | 'nowhere' | 'outside' | 'special' | 'forbidden';

/** A file system of files held in memory. */
export function memoryFiles(files: Readonly<Record<string, string | Uint8Array>>): FileSystem {
  const bytes = new Map(
    Object.entries(files).map(([path, file]) => [
      path,
      typeof file === 'string' ? new TextEncoder().encode(file) : file,
    ]),
  );
  return {
    read: (path) => bytes.get(path),
    size: (path) => bytes.get(path)?.length,
    list(folder) {
      const start = folder === '' ? '' : `${folder}/`;
      const names = [...bytes.keys()]
        .filter((path) => path.startsWith(start))
        .map((path) => path.slice(start.length));
      return [...new Set(names.map((name) => name.split('/')[0] ?? name))].sort();
    },
    holds: (_folder, path) => bytes.has(path),
  };
}
