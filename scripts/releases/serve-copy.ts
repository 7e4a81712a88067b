import { rmSync, temporaryFolder } from '@liveryjs/workspace/inside';
import { folderTarget } from './folder-target.ts';
import type { Release } from './release.ts';
import { serveFolder } from './serve-folder.ts';
import type { Files, Served } from './target.ts';

/** Serves files of a release from a copy, which goes when the server is closed. */
export async function serveCopy(release: Release, files: Files): Promise<Served> {
  const folder = temporaryFolder('livery-release-');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const copy = folderTarget(folder);
    await copy.put(release, files, []);
    await copy.point(release.brand, release.id);
    const served = await serveFolder(folder, release.brand);
    return {
      ...served,
      async close() {
        await served.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
