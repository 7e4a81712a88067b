import { extensionOf, pictureSize } from '@liveryjs/compiler/manifest';
import type { AssetsView, AssetView } from '@liveryjs/studio/api';
import { layerOf } from '@liveryjs/workspace/explain/layers';
import type { BrandResult, Workspace } from '@liveryjs/workspace/open';
import { findingOf, originAt, titleOf } from './shared.ts';

/** The longest picture that is shown in the list, in bytes. */
const LONGEST_SHOWN = 200_000;

/** MIME types of pictures, by extension. */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** The named assets of a brand, with the files that they are, whose these are, and what is wrong with them. */
export function assetsView(workspace: Workspace, result: BrandResult): AssetsView {
  return {
    assets: Object.entries(result.assets)
      .map(([name, file]) => assetView(workspace, result, name, file))
      .sort((first, second) => (first.name < second.name ? -1 : 1)),
  };
}

function assetView({ files }: Workspace, result: BrandResult, name: string, file: string): AssetView {
  const bytes = files.size(file) === undefined ? undefined : files.read(file);
  const extension = extensionOf(file);
  const type = TYPES[extension];
  const size = bytes && pictureSize(extension, bytes);
  const place = `/assets/${name}`;
  const isSprite = extension === 'svg' && /<symbol[\s>]/.test(new TextDecoder().decode(bytes));
  const origin = originAt(result, place);
  return {
    name,
    title: titleOf(name),
    file,
    layer: layerOf(result.chain, file),
    ...(origin && { origin }),
    ...(bytes && { bytes: bytes.length }),
    ...(size && !isSprite && { width: size.width, height: size.height }),
    ...(isSprite && { isSprite }),
    ...(bytes !== undefined &&
      type !== undefined &&
      !isSprite &&
      bytes.length <= LONGEST_SHOWN && { address: dataAddress(type, bytes) }),
    findings: result.issues.filter((issue) => issue.file === file || issue.pointer === place).map(findingOf),
  };
}

/** An address that holds a picture itself. Pictures in pages run no code. */
export function dataAddress(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}
