import { nearest } from '#engine/issues/index.ts';
import { assetExtensions, extensionOf, hasContentOf } from '#engine/manifest/assets/file-kinds.ts';
import { svgIssues } from '#engine/manifest/assets/svg-issues.ts';
import { assetPath } from '#engine/manifest/resolve/asset-path.ts';
import type { AssetUse } from '#engine/manifest/resolve/result.ts';
import { baseOf, folderOf } from '#engine/manifest/schema/map-references.ts';
import type { Check, CheckContext } from './check.ts';

/** The largest asset in bytes, where the schema sets no limit of its own. */
const LARGEST = 1024 * 1024;

export const soundAssets: Check = {
  meta: {
    codes: [
      'asset-path',
      'asset-missing',
      'asset-link',
      'asset-too-large',
      'asset-kind',
      'asset-content',
      'bad-utf8',
      'svg-syntax',
      'svg-unsafe',
    ],
    docs: 'An asset is a file in the folder of the manifest that names it, or of an installed package, of a bearable size; it is a picture or a font, by its name and by its content, and an SVG runs no code and leads nowhere.',
  },
  run(context) {
    for (const asset of context.assets) checkAsset(asset, context);
  },
};

function checkAsset(asset: AssetUse, { files, path: pathAt, report, add }: CheckContext): void {
  const { value, pointer, writtenIn, maxBytes: limit = LARGEST } = asset;
  const path = pathAt(pointer);
  const found = assetPath(value, writtenIn);
  if ('why' in found) {
    report('asset-path', { pointer }, { path, value, why: found.why });
    return;
  }
  const { path: file, folder } = found;
  const bytes = files.size(file);
  const extension = extensionOf(file);
  if (bytes === undefined) {
    const near = nearest(baseOf(file), files.list(folderOf(file)));
    report('asset-missing', { pointer }, { path, file, nearest: near });
  } else if (!files.holds(folder, file)) {
    report('asset-link', { pointer }, { path, file, folder });
  } else if (bytes > limit) {
    report('asset-too-large', { pointer }, { path, file, bytes, limit });
  } else if (!assetExtensions.includes(extension)) {
    report('asset-kind', { pointer }, { path, file, known: assetExtensions });
  } else {
    const content = files.read(file) ?? new Uint8Array();
    if (extension === 'svg') for (const issue of svgIssues(content, file)) add(issue);
    else if (!hasContentOf(extension, content))
      report('asset-content', { pointer }, { path, file, extension });
  }
}
