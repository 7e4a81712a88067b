import type { Issue } from '@liveryjs/compiler/issues';
import { type FileSystem, type ManifestResult, unreadableIssue } from '@liveryjs/compiler/manifest';
import { listBrands } from './list-brands.ts';
import type { Workspace } from './workspace.ts';

/** The depth to which folders are looked into. */
const DEEPEST = 5;

/** Folders of a brand: a file of such a name is in the way of one. */
const FOLDERS: ReadonlySet<string> = new Set(['messages', 'content', 'assets', 'imports', 'jurisdictions']);

/** Names of files: a folder of such a name is in the way of one. */
const FILE = /\.(json|md)$/;

/** Finds files and folders in a brand's own folder that cannot be read. */
export function unreadableFiles(
  { files, brandsFolder }: Pick<Workspace, 'files' | 'brandsFolder'>,
  { chain }: Pick<ManifestResult, 'chain'>,
): Issue[] {
  const folder = chain.at(-1)?.folder ?? '';
  return folder.startsWith(`${brandsFolder}/`) ? unreadableIn(files, folder, FOLDERS) : [];
}

/** The workspace with what cannot be read in its rooms: a build would wait for ever for what a pipe says. */
export function withUnreadableRooms(workspace: Workspace): Workspace {
  return { ...workspace, issues: [...workspace.issues, ...unreadableRooms(workspace)] };
}

/** Finds files and folders beside the brands that cannot be read. */
export function unreadableBeside(workspace: Pick<Workspace, 'files' | 'brandsFolder'>): Issue[] {
  const { files, brandsFolder } = workspace;
  const brands = new Set(listBrands(workspace));
  return files.list(brandsFolder).flatMap((name) => {
    const path = `${brandsFolder}/${name}`;
    const fault = brands.has(name) || name.startsWith('.') ? undefined : files.fault?.(path);
    // A folder that is a link may lead anywhere.
    return fault === undefined || fault === 'outside' ? [] : [unreadableIssue(path, fault)];
  });
}

/** Finds files and folders in the other rooms of a repository that cannot be read. */
export function unreadableRooms({
  files,
  rooms,
  issues,
}: Pick<Workspace, 'files' | 'rooms' | 'issues'>): Issue[] {
  // Whoever reads a file has told it.
  const told = new Set(issues.map(({ file }) => file));
  const all = rooms.flatMap((room) => {
    const fault = files.fault?.(room) ?? (files.size(room) === undefined ? undefined : 'file');
    return fault === undefined || fault === 'outside'
      ? unreadableIn(files, room)
      : [unreadableIssue(room, fault)];
  });
  return all.filter(({ file }) => !told.has(file));
}

/** @param folders names of what must be folders */
function unreadableIn(
  files: FileSystem,
  folder: string,
  folders: ReadonlySet<string> = new Set(),
  depth = 0,
): Issue[] {
  return files.list(folder).flatMap((name): Issue[] => {
    const path = `${folder}/${name}`;
    if (name.startsWith('.') || name === 'node_modules') return [];
    const fault = files.fault?.(path);
    if (fault !== undefined) return [unreadableIssue(path, fault)];
    if (files.size(path) !== undefined) return folders.has(name) ? [unreadableIssue(path, 'file')] : [];
    if (FILE.test(name)) return [unreadableIssue(path, 'folder')];
    return depth < DEEPEST ? unreadableIn(files, path, undefined, depth + 1) : [];
  });
}
