import { didYouMean, nearest } from '@liveryjs/compiler/issues';
import {
  isList,
  isObject,
  type JsonValue,
  own,
  ownText,
  pointerKeys,
  pointerTo,
  readJsonFile,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { pointerOf } from '#workspace/explain/explanation.ts';
import { listParents, type Workspace } from '#workspace/open/index.ts';
import type { PlaceEdit } from './edit.ts';

/** Where an edit is written, in the brand's own folder. */
export interface Location {
  readonly kind: 'brand' | 'tokens' | 'messages';
  /** Relative to the workspace root. */
  readonly file: string;
  /** Keys into the file; of a manifest, items of lists are named by id. */
  readonly keys: readonly string[];
  /** Everything that the brand has in this kind of file, its own included. */
  readonly merged: JsonValue;
  /** The value that holds before the edit, and the file that says it. */
  readonly now?: { readonly value: JsonValue; readonly file: string };
  /** The name of the place in sentences. */
  readonly name: string;
}

/** Finds where an edit is to be written, or says in a sentence why it cannot be. */
export function locate(workspace: Workspace, edit: PlaceEdit): Location | { readonly wrong: string } {
  const { files, brandsFolder, resolver } = workspace;
  const { brand, at, language, mode } = edit;
  const { document, chain } = resolver.inherit(brand);
  if (document === undefined) {
    const brands = listParents(workspace);
    return {
      wrong: brands.includes(brand)
        ? `${brand} cannot be read. See: livery check ${brand}`
        : `there is no brand "${brand}". ${didYouMean(nearest(brand, brands), brands)}`,
    };
  }
  const merged = document.value;
  const folder = `${brandsFolder}/${brand}`;
  const folders = chain.map((link) => link.folder).toReversed();
  const name = at.replace(/^\{(.*)\}$/, '$1');
  /** The nearest brand of the chain whose file says something at a pointer. */
  const nowIn = (file: string, pointer: string) => {
    for (const each of folders) {
      const value = valueAt(jsonOf(workspace, `${each}/${file}`), pointer);
      if (value !== undefined) return { now: { value, file: `${each}/${file}` } };
    }
    return {};
  };

  if (language !== undefined) {
    const codes = languagesIn(merged, workspace, folders);
    if (!codes.includes(language))
      return {
        wrong: `${brand} has no texts in ${JSON.stringify(language)}. ${didYouMean(nearest(language, codes), codes)}`,
      };
    const file = `messages/${language}.json`;
    return {
      kind: 'messages',
      file: `${folder}/${file}`,
      keys: [at],
      merged: {},
      ...nowIn(file, pointerTo('', at)),
      name: `${at} in ${language}`,
    };
  }
  const first = pointerKeys(pointerOf(at))[0] ?? '';
  const isPath = at.startsWith('/') || at.includes('[') || sectionsOf(workspace).includes(first);
  if (isPath && mode === undefined) {
    const keys = pointerKeys(pointerOf(at));
    if (keys.length === 0) return { wrong: 'Name a place in the manifest, such as /theme/defaultMode.' };
    const pointer = pointerOf(at);
    const value = valueAt(merged, pointer);
    const from = folders.find(
      (each) => valueAt(jsonOf(workspace, `${each}/brand.json`), pointer) !== undefined,
    );
    return {
      kind: 'brand',
      file: `${folder}/brand.json`,
      keys,
      merged: withLists(merged, at),
      ...(value === undefined ? {} : { now: { value, file: `${from ?? folder}/brand.json` } }),
      name: pointer,
    };
  }
  const pointer = [...name.split('.'), '$value'].reduce((path, key) => pointerTo(path, key), '');
  const tokenFiles = [...new Set(folders.flatMap((each) => files.list(each)))].filter((file) =>
    /^tokens(\.[\w-]+)?\.json$/.test(file),
  );
  const isToken = tokenFiles.some((file) => 'now' in nowIn(file, pointer));
  const file = mode === undefined ? 'tokens.json' : `tokens.${mode}.json`;
  if (isToken) {
    if (mode !== undefined && !modesIn(merged).includes(mode))
      return {
        wrong: `${brand} has no mode ${JSON.stringify(mode)}. ${didYouMean(nearest(mode, modesIn(merged)), modesIn(merged))}`,
      };
    return {
      kind: 'tokens',
      file: `${folder}/${file}`,
      keys: pointerKeys(pointer),
      merged: {},
      ...nowIn(file, pointer),
      name: mode === undefined ? name : `${name} in ${mode}`,
    };
  }
  const codes = languagesIn(merged, workspace, folders);
  const isMessage = codes.some((code) => 'now' in nowIn(`messages/${code}.json`, pointerTo('', at)));
  if (isMessage) return { wrong: `${at} is a text: say in which language, such as --language ${codes[0]}.` };
  const tokens = tokenFiles.flatMap((each) =>
    folders.flatMap((brandFolder) => namesIn(jsonOf(workspace, `${brandFolder}/${each}`))),
  );
  const keys = codes.flatMap((code) =>
    folders.flatMap((each) => Object.keys(jsonOf(workspace, `${each}/messages/${code}.json`) ?? {})),
  );
  const like = nearest(at, [...tokens, ...keys]) ?? nearest(first, sectionsOf(workspace));
  return {
    wrong: `${brand} has no value, token or message ${JSON.stringify(at)}. ${like === undefined ? 'A path of the manifest begins with /.' : didYouMean(like, [])}`,
  };
}

/** The keys that a manifest may have, whether a brand has them or not. */
function sectionsOf({ schemas }: Workspace): string[] {
  return Object.keys(schemas.brand['schemas/brand/manifest.schema.json']?.properties ?? {});
}

/** A manifest that has a list, if only an empty one, wherever a path names an item by its id in brackets: `vendors.offered[DS88]`. */
function withLists(manifest: JsonValue, path: string): JsonValue {
  const places = [...path.matchAll(/\[/g)].map(({ index }) => pointerKeys(pointerOf(path.slice(0, index))));
  return places.reduce((whole, keys) => withList(whole, keys), manifest);
}

/** A value that has a list at some keys, if only an empty one. */
export function withList(value: JsonValue, [key, ...rest]: readonly string[]): JsonValue {
  if (key === undefined || !isObject(value)) return value;
  const inside = own(value, key) ?? (rest.length === 0 ? [] : {});
  return { ...value, [key]: withList(inside, rest) };
}

function jsonOf({ files }: Workspace, path: string): JsonValue | undefined {
  return files.size(path) === undefined ? undefined : readJsonFile(files, path, '').value;
}

/** Codes of the languages that a brand speaks or has files for. */
function languagesIn(merged: JsonValue, { files }: Workspace, folders: readonly string[]): string[] {
  const supported = own(own(merged, 'languages'), 'supported');
  const spoken = isList(supported) ? supported.flatMap((each) => ownText(each, 'code') ?? []) : [];
  const written = folders
    .flatMap((folder) => files.list(`${folder}/messages`))
    .flatMap((name) => /^([A-Z][\w-]*)\.json$/.exec(name)?.[1] ?? []);
  return [...new Set([...spoken, ...written])];
}

function modesIn(merged: JsonValue): string[] {
  const modes = own(own(merged, 'theme'), 'modes');
  return isList(modes) ? modes.flatMap((mode) => ownText(mode, 'id') ?? []) : [];
}

/** Names of the tokens of a file. */
function namesIn(value: JsonValue | undefined, above = ''): string[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key.startsWith('$') || !isObject(inner)) return [];
    const name = above === '' ? key : `${above}.${key}`;
    return '$value' in inner ? [name] : namesIn(inner, name);
  });
}
