import type { FileChange } from './file-change.ts';

/** The files in which two changes of the same files differ. */
export function between(earlier: readonly FileChange[], later: readonly FileChange[]): FileChange[] {
  const textIn = (changes: readonly FileChange[], path: string) =>
    changes.find((change) => change.path === path)?.after;
  const original = (path: string) => [...earlier, ...later].find((change) => change.path === path)?.before;
  const paths = [...new Set([...earlier, ...later].map(({ path }) => path))];
  return paths.flatMap((path): FileChange[] => {
    const before = textIn(earlier, path) ?? original(path);
    const after = textIn(later, path) ?? original(path) ?? '';
    return before === after ? [] : [{ path, before, after }];
  });
}
