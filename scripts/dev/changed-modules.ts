import type { BrandParts } from '#scripts/plugin/brand-parts.ts';
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
  const contents = Object.entries(after.contents).flatMap(([name, byCode]) =>
    Object.entries(byCode).flatMap(([code, content]) =>
      areSame(before.contents[name]?.[code], content)
        ? []
        : [brandModuleId(after.id, `contents/${name}.${code}`)],
    ),
  );
  const ids = [
    ...parts.map((part) => brandModuleId(after.id, part)),
    ...languages.map((code) => brandModuleId(after.id, `messages/${code}`)),
    ...contents,
  ];
  return ids.filter((id) => textOf(id, before) !== textOf(id, after));
}

/** Tells whether all members are the same objects, as those of unchanged files are: this is faster than comparing them. */
export function areSame(before: object | undefined, after: object | undefined): boolean {
  if (before === after) return true;
  if (!before || !after) return false;
  const [some, others] = [Object.entries(before), new Map(Object.entries(after))];
  return some.length === others.size && some.every(([key, value]) => others.get(key) === value);
}
