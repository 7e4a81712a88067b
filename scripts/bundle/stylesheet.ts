import { assetName } from '@liveryjs/workspace/hash';
import type { BrandFile, BrandParts } from '#scripts/plugin/brand-parts.ts';

/** Path of a brand's file in its bundle: in small letters, so that no two paths of equal files differ by case alone. */
export function fileName({ path, bytes }: BrandFile): string {
  return assetName((path.split('/').at(-1) ?? path).toLowerCase(), bytes);
}

/** The stylesheet of a brand as it stands in its bundle. */
export function stylesheetOf({ css, styleFiles }: Pick<BrandParts, 'css' | 'styleFiles'>): string {
  const names = new Map(styleFiles.map((file) => [file.path, `/${fileName(file)}`]));
  return css((path) => names.get(path) ?? path);
}
