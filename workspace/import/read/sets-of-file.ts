import { isList, isObject, type JsonValue, own, pointerTo } from '@liveryjs/compiler/manifest';
import type { TokenDocument } from './raw-token.ts';
import type { Resolver } from './resolver.ts';
import type { SourceFile } from './source-file.ts';

/**
 * A file in which a design tool keeps several sets, each a group at the top (`$metadata` has their order, `$themes` which of them a
 * theme has): names in braces leave the set out. Undefined for any other file.
 */
export function readSets(source: SourceFile): Resolver | undefined {
  const { $themes, $metadata } = source.value;
  const themes = (isList($themes) ? $themes : []).flatMap((theme) => {
    const [name, group, sets] = [own(theme, 'name'), own(theme, 'group'), own(theme, 'selectedTokenSets')];
    return typeof name === 'string' && isObject(sets)
      ? [{ name, group: typeof group === 'string' ? group : 'theme', sets }]
      : [];
  });
  const order = own($metadata, 'tokenSetOrder');
  if (themes.length === 0 && !isList(order)) return undefined;
  const names = [...(isList(order) ? order : []), ...Object.keys(source.value)];
  const documents = new Map<string, TokenDocument>();
  for (const name of names) {
    const value = typeof name === 'string' && !name.startsWith('$') ? own(source.value, name) : undefined;
    if (typeof name === 'string' && isObject(value))
      documents.set(name, { source, pointer: pointerTo('', name), value });
  }
  const modifiers = Object.fromEntries(
    [...new Set(themes.map(({ group }) => group))].map((group) => [
      group,
      themes.filter((theme) => theme.group === group).map(({ name }) => name),
    ]),
  );
  const all = [...documents.values()];
  return {
    modifiers,
    needsChoice: themes.length > 0,
    documents(contexts) {
      const chosen = themes.filter(({ group, name }) => contexts[group] === name);
      if (chosen.length === 0) return all;
      return [...documents].flatMap(([name, document]) =>
        chosen.some(({ sets }) => isOn(own(sets, name))) ? [document] : [],
      );
    },
    all,
    remarks: [],
  };
}

/** A set of a theme may also be off. */
const isOn = (state: JsonValue | undefined) => state === 'enabled' || state === 'source';
