import type { BrandParts } from '#scripts/plugin/brand-parts.ts';
import { type BrandPart, brandModuleId } from '#scripts/plugin/ids.ts';

/** Ids of the modules of a brand whose text is another than before; `components` may have changed with them. */
export function changedModules(
  before: BrandParts,
  after: BrandParts,
  textOf: (id: string, parts: BrandParts) => string,
): string[] {
  const parts: BrandPart[] = [
    'portal',
    'manifest',
    'widgets',
    'messages',
    'contents',
    'assets',
    'tokens.css',
  ];
  const ids = [
    ...parts.map((part) => brandModuleId(after.id, part)),
    ...Object.keys(after.messages).map((code) => brandModuleId(after.id, `messages/${code}`)),
    ...Object.entries(after.contents).flatMap(([name, byCode]) =>
      Object.keys(byCode).map((code) => brandModuleId(after.id, `contents/${name}.${code}`)),
    ),
  ];
  return ids.filter((id) => textOf(id, before) !== textOf(id, after));
}
