import { createIssue, type Issue } from '@liveryjs/compiler/issues';
import type { FileSystem } from '@liveryjs/compiler/manifest';

/** A file such as code-data-msg.ts: tests have another ending, and what adapters share lies in a folder below. */
const ADAPTER = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.[tj]s$/;

/** Finds the adapters of some folders: `files` holds the path of each one by its name, `issues` names that two files have. */
export function readAdapters(
  { list }: FileSystem,
  folders: readonly string[],
): { readonly files: Readonly<Record<string, string>>; readonly issues: readonly Issue[] } {
  const files = new Map<string, string>();
  const issues: Issue[] = [];
  for (const folder of new Set(folders)) {
    for (const entry of list(folder)) {
      const name = ADAPTER.exec(entry)?.[1];
      if (name === undefined) continue;
      const file = `${folder}/${entry}`;
      const other = files.get(name);
      if (other === undefined) files.set(name, file);
      else
        issues.push(createIssue('adapter-twice', { file, line: 1, column: 1, pointer: '' }, { name, other }));
    }
  }
  return { files: Object.fromEntries(files), issues };
}
