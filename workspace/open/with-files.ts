import type { FileSystem } from '@liveryjs/compiler/manifest';

/** A file as it would be. */
export interface ChangedFile {
  /** Relative to the workspace root. */
  readonly path: string;
  readonly after: string;
}

/** The same of a file that may be no text, such as a picture. */
export interface ChangedBytes extends Omit<ChangedFile, 'after'> {
  readonly after: string | Uint8Array;
}

/** A file system in which some files say something else. */
export function withFiles(files: FileSystem, changed: readonly ChangedBytes[]): FileSystem {
  if (changed.length === 0) return files;
  const texts = new Map(
    changed.map(({ path, after }) => [
      path,
      typeof after === 'string' ? new TextEncoder().encode(after) : after,
    ]),
  );
  return {
    ...files,
    read: (path) => texts.get(path) ?? files.read(path),
    size: (path) => texts.get(path)?.length ?? files.size(path),
    list(folder) {
      const added = changed.flatMap(({ path }) => {
        const [name = ''] = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/') : [];
        return name === '' ? [] : [name];
      });
      const names = files.list(folder);
      return added.every((name) => names.includes(name)) ? names : [...new Set([...names, ...added])].sort();
    },
    holds: (folder, path) => texts.has(path) || files.holds(folder, path),
  };
}
