import { nearest } from '#engine/issues/index.ts';
import { assetPath } from '#engine/manifest/resolve/asset-path.ts';
import { baseOf, folderOf } from '#engine/manifest/schema/map-references.ts';
import type { Check } from './check.ts';

export const presentAssets: Check = {
  meta: {
    codes: ['asset-path', 'asset-missing', 'asset-too-large'],
    docs: 'An asset is a file in the folder of the manifest that names it, or of an installed package, of a bearable size.',
  },
  run({ assets, files, path: pathAt, report }) {
    for (const { value, pointer, writtenIn, path: file, maxBytes } of assets) {
      const path = pathAt(pointer);
      const found = assetPath(value, writtenIn);
      if (file === undefined) {
        if ('why' in found) report('asset-path', { pointer }, { path, value, why: found.why });
        continue;
      }
      const bytes = files.size(file);
      if (bytes === undefined) {
        const near = nearest(baseOf(file), files.list(folderOf(file)));
        report('asset-missing', { pointer }, { path, file, nearest: near });
      } else if (maxBytes !== undefined && bytes > maxBytes) {
        report('asset-too-large', { pointer }, { path, file, bytes, limit: maxBytes });
      }
    }
  },
};
