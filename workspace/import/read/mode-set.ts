import { pointerKeys, pointerTo } from '@liveryjs/compiler/manifest';
import type { TokenMapping } from '@liveryjs/schemas/brand';
import { CARRIED, FROM } from '#workspace/import/brand-tokens.ts';
import type { Remark } from '#workspace/import/remark.ts';
import { groupBy } from '#workspace/messages/group-by.ts';
import type { Dropped } from './dropped.ts';
import { flatten, room } from './flatten.ts';
import type { Library } from './library.ts';
import type { RawToken, TokenDocument } from './raw-token.ts';
import { themed } from './themes.ts';
import { type SetToken, TokenSet } from './token-set.ts';

/**
 * Reads the tokens that fill one mode after another.
 *
 * @returns the tokens of a library by mode, and what of the library's files cannot be read as tokens
 */
export function modeSets(
  library: Library,
  { modes, themes, leaveOutFiles }: Pick<TokenMapping, 'modes' | 'themes' | 'leaveOutFiles'>,
): { readonly sets: ReadonlyMap<string, TokenSet>; readonly remarks: readonly Remark[] } {
  const { documents, resolver } = library;
  const remarks: Remark[] = [];
  const dropped: Dropped[] = [];
  const left = room();
  const flat = new Map<TokenDocument, readonly RawToken[]>();
  const tokensOf = (document: TokenDocument) => {
    const before = flat.get(document);
    if (before !== undefined) return before;
    const read = flatten(document, documents, themes?.extension, left);
    remarks.push(...read.remarks);
    dropped.push(...read.dropped, ...leftOutOf(document));
    flat.set(document, read.tokens);
    return read.tokens;
  };
  const isOne = ({ source }: TokenDocument, ends: readonly string[]) =>
    ends.some((end) => source.file === end || source.file.endsWith(`/${end}`));
  const ofModes = Object.values(modes).flatMap(({ files = [] }) => files);
  const forAll = documents.filter((document) => !isOne(document, [...ofModes, ...leaveOutFiles]));
  const sets = Object.entries(modes).map(([mode, { theme, files = [], contexts = {} }]) => {
    const tokens = new Map<string, SetToken>();
    const add = (document: TokenDocument, isOver: boolean) => {
      for (const raw of tokensOf(document)) {
        const token = themed(raw, themes, theme);
        const before = tokens.get(raw.name);
        if (before !== undefined && before.raw.document !== document && !isOver) {
          if (!isSame(before, token)) remarks.push(standsTwice(raw, before.raw));
        } else if (token !== undefined) tokens.set(raw.name, token);
      }
    };
    if (resolver !== undefined) for (const document of resolver.documents(contexts)) add(document, true);
    else {
      for (const document of forAll) add(document, false);
      for (const document of documents.filter((candidate) => isOne(candidate, files))) add(document, true);
    }
    return [mode, new TokenSet(tokens)] as const;
  });
  const names = new Set(sets.flatMap(([, { tokens }]) => [...tokens.keys()]));
  const without = [...flat.values()].flat().filter(({ name }) => !names.has(name));
  remarks.push(...without.map(hasNoValue));
  // The opacities of themes are read with their values.
  const read = new Set([FROM, ...CARRIED, themes?.opacity?.split('/')[1]]);
  remarks.push(...drops(dropped.filter(({ key }) => !read.has(key))));
  return { sets: new Map(sets), remarks };
}

/** The keys of a document's tokens in the older form that are not carried over. */
function leftOutOf(document: TokenDocument): Dropped[] {
  const { source, pointer } = document;
  return (source.leftOut ?? []).flatMap(({ key, pointer: leftOutPointer }) =>
    leftOutPointer.startsWith(`${pointer}/`)
      ? {
          key,
          isExtension: false,
          name: pointerKeys(leftOutPointer.slice(pointer.length)).join('.'),
          document,
          pointer: pointerTo(leftOutPointer, key),
        }
      : [],
  );
}

function hasNoValue({ name, document, pointer, isNull }: RawToken): Remark {
  const { source } = document;
  const what = isNull ? 'Its value is null.' : 'It has no value for any mode that is filled.';
  const remedy = isNull
    ? 'Leave it out in the mapping, or give it a value in its library.'
    : 'Say in "modes" of the mapping what fills a mode, or leave it out.';
  return { name, file: source.file, ...source.at(pointer), taken: false, what, remedy };
}

/** A remark for each key of tokens that is not carried over. */
function drops(dropped: readonly Dropped[]): Remark[] {
  return [...groupBy(dropped, ({ key, isExtension }) => `${isExtension} ${key}`).values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const { key, isExtension, name, document, pointer } = first;
    const kind = isExtension ? 'The extension' : 'The key';
    const where = all.length === 1 ? '' : `, which stands in ${all.length} groups and tokens,`;
    const what = `${kind} ${JSON.stringify(key)}${where} is not carried over.`;
    const remedy = 'Nothing needs to be done where no page depends on it.';
    const { source } = document;
    return [{ name, file: source.file, ...source.at(pointer), taken: true, what, remedy }];
  });
}

function isSame(token: SetToken, other: SetToken | undefined): boolean {
  return JSON.stringify([token.value, token.alpha]) === JSON.stringify([other?.value, other?.alpha]);
}

function standsTwice({ name, document, pointer }: RawToken, first: RawToken): Remark {
  const { source } = document;
  const { file } = first.document.source;
  const what = `${file} has a token of this name too, which is the one that is taken.`;
  const remedy = 'Name one of the two files in "leaveOutFiles" of the mapping.';
  return { name, file: source.file, ...source.at(pointer), taken: false, what, remedy };
}
