import type { FileSystem } from '@liveryjs/compiler/manifest';
import type { OwnChecks } from './load-checks.ts';
import { openWorkspace } from './open-workspace.ts';
import { pathChange } from './path-change.ts';
import { type ChangedBytes, withFiles } from './with-files.ts';
import type { Workspace } from './workspace.ts';

/** A workspace with other files of brands: nothing else is read again, and of those only what the changed files belong to. */
export function overBrands(workspace: Workspace, files: FileSystem, changed: readonly string[]): Workspace {
  // Another thread would read the files without what is changed in them.
  const { folders: _, ...rest } = workspace;
  return { ...rest, files, resolver: workspace.resolver.over(files, pathChange(changed)) };
}

/**
 * A workspace in which some files say something else, of brands or any others; nothing is written.
 *
 * @param checks of the repository, where others than those of brands are read again. Default: none
 */
export function withChanged(
  workspace: Workspace,
  changed: readonly ChangedBytes[],
  checks?: OwnChecks,
): Workspace {
  const { brandsFolder, rooms, folders = { root: workspace.root, brandsFolder } } = workspace;
  const files = withFiles(workspace.files, changed);
  const paths = changed.map(({ path }) => path);
  const isIn = (folder: string, path: string) => path.startsWith(`${folder}/`);
  const isOfBrands = paths.every(
    (path) => isIn(brandsFolder, path) && !rooms.some((room) => isIn(room, path)),
  );
  return isOfBrands
    ? overBrands(workspace, files, paths)
    : openWorkspace({ ...folders, files, ...(checks && { checks }) });
}
