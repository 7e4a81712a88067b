import { join } from 'node:path';
import { placeIn, refuseLinksOut } from '@liveryjs/workspace/inside';
import type { Workspace } from '@liveryjs/workspace/open';

/**
 * Makes sure that a file is in the folder of the brands, and that no link on its way leads out of the repository.
 *
 * @param path relative to the root
 * @throws Failure
 */
export function makeSure(
  { root, brandsFolder }: Pick<Workspace, 'root' | 'brandsFolder'>,
  path: string,
): void {
  const folder = join(root, brandsFolder);
  refuseLinksOut(path, placeIn(folder, join(root, path)), [root, folder]);
}
