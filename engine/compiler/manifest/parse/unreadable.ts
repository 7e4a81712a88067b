import { createIssue, type Issue } from '#compiler/issues/index.ts';
import type { FileFault, FileSystem } from '#compiler/manifest/file-system.ts';
import { baseOf, folderOf } from '#compiler/manifest/schema/map-references.ts';

/** The issue of a file or a folder that cannot be read. */
export function unreadableIssue(file: string, fault: FileFault | 'file' | 'folder'): Issue {
  return createIssue('file-unreadable', { file, line: 1, column: 1, pointer: '' }, { fault });
}

/** Why a file that gave no bytes is there all the same, or the folder around it; undefined where there is none. */
export function unreadable(files: FileSystem, file: string): Issue | undefined {
  const fault = files.fault?.(file);
  const folder = folderOf(file);
  const around = files.fault?.(folder);
  // A folder that is a link may lead anywhere: a brand of another repository is one, too.
  if (around !== undefined && around !== 'outside') return unreadableIssue(folder, around);
  if (fault !== undefined) return unreadableIssue(file, fault);
  if (files.size(file) !== undefined || !files.list(folder).includes(baseOf(file))) return undefined;
  return unreadableIssue(file, 'folder');
}
