import type { BrandFile, BrandParts } from '#scripts/plugin/brand-parts.ts';
import { assetName } from './hash.ts';

/** Path of a brand's file in its bundle. */
export function fileName({ path, bytes }: BrandFile): string {
  return assetName(path.split('/').at(-1) ?? path, bytes);
}

/** The stylesheet of a brand as it stands in its bundle. */
export function stylesheetOf({ css, styleFiles }: Pick<BrandParts, 'css' | 'styleFiles'>): string {
  const names = new Map(styleFiles.map((file) => [file.path, `/${fileName(file)}`]));
  return css((path) => names.get(path) ?? path);
}
