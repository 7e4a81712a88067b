import type { BrandParts, CompiledMessages } from '#scripts/plugin/brand-parts.ts';
import { type BrandPart, brandModuleId } from '#scripts/plugin/ids.ts';

/** Ids of the scripts of a brand whose text is another than before; `components` may have changed with them. */
export function changedModules(
  before: BrandParts,
  after: BrandParts,
  textOf: (id: string, parts: BrandParts) => string,
): string[] {
  const parts: BrandPart[] = ['portal', 'manifest', 'widgets', 'messages', 'contents', 'assets'];
  const languages = Object.keys(after.messages).filter(
    (code) => !areSame(before.messages[code], after.messages[code]),
  );
  const ids = [
    ...parts.map((part) => brandModuleId(after.id, part)),
    ...languages.map((code) => brandModuleId(after.id, `messages/${code}`)),
    ...Object.entries(after.contents).flatMap(([name, byCode]) =>
      Object.keys(byCode).map((code) => brandModuleId(after.id, `contents/${name}.${code}`)),
    ),
  ];
  return ids.filter((id) => textOf(id, before) !== textOf(id, after));
}

/** Whether all texts are the same objects, as those of files are that did not change: this is sooner said than compared. */
function areSame(before: CompiledMessages | undefined, after: CompiledMessages | undefined): boolean {
  if (!before || !after) return false;
  const keys = Object.keys(after);
  return keys.length === Object.keys(before).length && keys.every((key) => before[key] === after[key]);
}
