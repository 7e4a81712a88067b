/** Says of a path whether the file there, or anything in the folder there, may have changed. */
export type PathChange = (path: string) => boolean;

/** @param saved files and folders that were written, moved or removed */
export function pathChange(saved: Iterable<string>): PathChange {
  const written = new Set(saved);
  const around = new Set([...written].flatMap(foldersOf));
  // Every path that is known is asked about after each change: what few lengths rule out is not cut out and looked up.
  const lengths = [...new Set([...written].map(({ length }) => length))];
  const isBelow = (path: string) =>
    lengths.some((end) => path[end] === '/' && written.has(path.slice(0, end)));
  return (path) => written.has(path) || around.has(path) || isBelow(path);
}

/** The folders that a path lies in, the nearest first. */
function foldersOf(path: string): string[] {
  const folders: string[] = [];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
    folders.push(path.slice(0, end));
  return folders;
}
