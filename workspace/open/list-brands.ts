import { listBrandIds } from '@liveryjs/compiler/manifest';
import type { Workspace } from './workspace.ts';

/** Ids of the brands of the workspace, sorted; abstract ones too. */
export function listBrands({ files, brandsFolder }: Pick<Workspace, 'files' | 'brandsFolder'>): string[] {
  return listBrandIds(files, brandsFolder);
}

/** Ids of all brands that one may extend, sorted: also those of installed packages. */
export function listParents({ files, brandsFolder, parentFolders }: Workspace): string[] {
  const all = [brandsFolder, ...parentFolders].flatMap((folder) => listBrandIds(files, folder));
  return [...new Set(all)].sort();
}
