import type { Issue } from '@liveryjs/compiler/issues';
import { baseOf, type FileSystem, folderOf } from '@liveryjs/compiler/manifest';

/** A file or folder with its path and the one that it should have, each relative to the root. */
export interface Rename {
  readonly from: string;
  readonly to: string;
}

/**
 * The files and folders of brands whose names have one right answer: `messages/vi.json` of a brand that speaks VI, `contents/` beside which
 * there is no `content/`. Where two would come to have one name, or it is taken, neither is renamed.
 */
export function renamesFor({ files, brandsFolder }: Home, issues: readonly Issue[]): Rename[] {
  const all = issues.flatMap(({ code, file, meant }): Rename[] => {
    if (typeof meant !== 'string' || !file.startsWith(`${brandsFolder}/`)) return [];
    const name = baseOf(file);
    if (code === 'file-unread') return [{ from: file, to: `${folderOf(file)}/${meant}` }];
    const isOtherCase = name.toLowerCase() === `${meant.toLowerCase()}.json`;
    return code === 'message-file-unknown' && isOtherCase
      ? [{ from: file, to: `${folderOf(file)}/${meant}.json` }]
      : [];
  });
  const isFree = ({ to }: Rename) =>
    all.filter((other) => other.to === to).length === 1 && !files.list(folderOf(to)).includes(baseOf(to));
  return all.filter(isFree);
}

interface Home {
  readonly files: FileSystem;
  readonly brandsFolder: string;
}
