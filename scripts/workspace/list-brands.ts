import { listBrandIds } from '@liveryjs/engine/manifest';
import type { Workspace } from './workspace.ts';

/** Ids of the brands of the workspace, sorted; abstract ones too. */
export function listBrands({ files, brandsFolder }: Workspace): string[] {
  return listBrandIds(files, brandsFolder);
}
