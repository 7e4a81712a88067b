import {
  type ContentFile,
  type MessageFile,
  type ResolvedMessages,
  readContent,
  readMessageFile,
} from '@liveryjs/compiler/i18n';
import { createIssue, type Issue, type Place } from '@liveryjs/compiler/issues';
import { byIdentity, type ManifestResult, own, ownText } from '@liveryjs/compiler/manifest';
import type { Languages } from '@liveryjs/schemas/brand';
import type { Workspace } from './workspace.ts';

/** A brand above another one that is shown itself. */
interface NamedParent {
  readonly id: string;
  readonly name: string;
}

/**
 * Finds inherited texts and contents that call the brand by the name of another: they were written for a brand above it. Of
 * each language and name the first text is told, with how many more there are.
 *
 * @param texts those that the brand shows
 */
export function parentsNames(
  { files, resolver }: Workspace,
  { chain, shown, uses }: ManifestResult,
  texts: ResolvedMessages,
  { supported }: Languages,
): Issue[] {
  const ownName = ownText(shown, 'name');
  const parents = chain.slice(0, -1).flatMap(({ id }): NamedParent[] => {
    const manifest = resolver.inherit(id).document?.value;
    const name = ownText(manifest, 'name');
    const isShown = own(manifest, 'abstract') !== true;
    return isShown && name !== undefined && name !== ownName ? [{ id, name }] : [];
  });
  if (parents.length === 0) return [];
  let used: ReadonlySet<string> | undefined;
  const isUsed = (key: string) => {
    used ??= new Set(uses.messages.map(({ value }) => value));
    return used.has(key);
  };
  const names = [...new Set(uses.contents.map(({ value }) => value))].sort();
  const folders = chain.map(({ folder }) => folder).reverse();
  const homes = folders.filter((folder) => files.list(`${folder}/content`).length > 0);
  // The text of the nearest file that has one; undefined where the brand says it itself.
  const inherited = <Text>(from: readonly string[], read: (folder: string) => Text | undefined) => {
    for (const folder of from) {
      const text = read(folder);
      if (text !== undefined) return folder === folders[0] ? undefined : text;
    }
    return undefined;
  };
  return parents.flatMap((parent) =>
    supported.flatMap(({ code, locale }) => {
      const isNamed = (text: string | undefined) => namePlace(text ?? '', parent.name) !== undefined;
      const fileOf = (folder: string) => readMessageFile(files, `${folder}/messages/${code}.json`, locale);
      // No brand above the one that is named knows of it.
      const level = chain.findIndex(({ id }) => id === parent.id);
      const naming = chain.slice(level, -1).flatMap(({ folder }) => {
        const file = fileOf(folder);
        return file === undefined ? [] : keysNaming(file, parent.name);
      });
      const inTexts = [...new Set(naming)]
        .filter((key) => isUsed(key) && isNamed(texts.messages[code]?.[key]))
        .sort()
        .flatMap((key) => {
          const message = inherited(folders, (folder) => fileOf(folder)?.messages.get(key));
          return message && isNamed(message.text) ? [{ what: key, place: message.place }] : [];
        });
      const inContents = names.flatMap((name) => {
        const content = inherited(homes, (folder) => {
          const file = readContent(files, `${folder}/content/${name}.${code}.md`);
          return file?.written && file;
        });
        const place = content && placeNaming(content, parent.name);
        return place === undefined ? [] : [{ what: name, place }];
      });
      const [first, ...more] = [...inTexts, ...inContents];
      if (first === undefined) return [];
      const args = { what: first.what, ...parent, more: more.length, brand: chain.at(-1)?.id ?? '' };
      return [createIssue('text-parent-name', first.place, args)];
    }),
  );
}

const keysByName = byIdentity((_file: MessageFile) => new Map<string, readonly string[]>());

/** The keys of the texts of a file that call the brand by a name: a file is gone through once a name, however many brands inherit it. */
function keysNaming(file: MessageFile, name: string): readonly string[] {
  const cached = keysByName(file);
  const keys =
    cached.get(name) ??
    [...file.messages].flatMap(([key, { text }]) => (namePlace(text, name) === undefined ? [] : [key]));
  cached.set(name, keys);
  return keys;
}

const placesByName = byIdentity((_content: ContentFile) => new Map<string, Place | undefined>());

/** The first place in a content that calls the brand by a name: a content is gone through once a name, too. */
function placeNaming(content: ContentFile, name: string): Place | undefined {
  const places = placesByName(content);
  if (!places.has(name)) {
    const source = content.written?.source;
    const start = source && namePlace(source.text, name);
    const position = start === undefined ? undefined : source?.position(start, start + name.length);
    places.set(name, position && { file: content.file, pointer: '', ...position });
  }
  return places.get(name);
}

/** The offset of a name in a text, as a word of its own. */
function namePlace(text: string, name: string): number | undefined {
  for (let start = text.indexOf(name); start !== -1; start = text.indexOf(name, start + 1)) {
    const around = [text.slice(0, start).at(-1) ?? '', text.at(start + name.length) ?? ''];
    if (!around.some((letter) => /[\p{L}\p{N}]/u.test(letter))) return start;
  }
  return undefined;
}
