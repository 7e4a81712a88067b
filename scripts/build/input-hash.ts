import type { BrandParts } from '#scripts/plugin/brand-parts.ts';
import { hashOf } from './hash.ts';

/** Hash of all that a brand's bundle is made from: its data, its files, and the code behind `codeKey`. */
export function inputHash(parts: BrandParts, codeKey: string, also: unknown): string {
  const { css, assets, styleFiles, ...data } = parts;
  return hashOf(
    codeKey,
    JSON.stringify([data, also]),
    css((path) => path),
    ...Object.entries(assets).flatMap(([name, { path, bytes }]) => [name, path, bytes]),
    ...styleFiles.flatMap(({ path, bytes, preload }) => [path, bytes, String(preload)]),
  );
}
