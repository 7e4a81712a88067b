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
import { pointerFor } from './json-text.ts';

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
    const fault = twiceIn(workspace, folders, edit, keys) ?? faultOfSteps(merged, edit, keys);
    if (fault !== undefined) return { wrong: `${brand}: ${fault}` };
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
  const pointer = pointerFor([...name.split('.'), '$value']);
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

/** Says of an id that two items of one list have where they stand: nobody can tell which of them is meant. */
function twiceIn(
  { files }: Workspace,
  folders: readonly string[],
  edit: PlaceEdit,
  keys: readonly string[],
): string | undefined {
  const { before, after } = edit;
  const list = edit.op === 'add' ? keys : keys.slice(0, -1);
  const ways = [keys, ...[before, after].flatMap((id) => (id === undefined ? [] : [[...list, id]]))];
  for (const folder of folders) {
    const file = `${folder}/brand.json`;
    const { value, positions } = readJsonFile(files, file, '');
    for (const way of ways) {
      let [node, pointer]: [JsonValue | undefined, string] = [value, ''];
      for (const [depth, key] of way.entries()) {
        const items = isList(node) ? node : [];
        const places = items.flatMap((item, index) => (ownText(item, 'id') === key ? index : []));
        if (places.length > 1) {
          const lines = places.map((index) => positions.at(pointerTo(pointer, index)));
          const where = lines.map(({ line, column }) => `${file}:${line}:${column}`).join(' and ');
          const name = pointerFor(way.slice(0, depth));
          return `${name} has ${places.length} items ${JSON.stringify(key)}, at ${where}, so nobody knows which is meant. Give each an id of its own, or take out all but one: livery check ${edit.brand}`;
        }
        const step = isList(node) ? (places[0] ?? key) : key;
        [node, pointer] = [valueAt(node ?? null, pointerTo('', step)), pointerTo(pointer, step)];
      }
    }
  }
  return undefined;
}

/** Says what keeps a path from being a place: a bracket without an end, a number far behind a list, items of no item. */
function faultOfSteps(merged: JsonValue, { op, at }: PlaceEdit, keys: readonly string[]): string | undefined {
  if (!at.startsWith('/') && /\[[^\]]*(\[|$)|^[^[]*\]/.test(at))
    return `${JSON.stringify(at)} has a bracket that does not close. Write a path such as routes[home].main[hot].`;
  // The last key that names an item, by the brackets of the path: all before it have to be there.
  const brackets = [...at.matchAll(/\[/g)].map(
    ({ index }) => pointerKeys(pointerOf(at.slice(0, index))).length,
  );
  const last = op === 'add' ? keys.length : (brackets.at(-1) ?? 0);
  let node: JsonValue | undefined = merged;
  for (const [depth, key] of keys.entries()) {
    if (isList(node)) {
      const name = pointerFor(keys.slice(0, depth));
      const ids: readonly string[] = node.flatMap(
        (item) => ownText(item, 'id') ?? ownText(item, 'code') ?? [],
      );
      if (!ids.includes(key) && ids.length > 0 && !/^\d+$/.test(key) && depth < last)
        return `${name} has no item ${JSON.stringify(key)}, so nothing is in it. ${didYouMean(nearest(key, ids), ids)}`;
      if (/^\d+$/.test(key) && Number(key) > node.length)
        return `${name} has ${node.length} items, counted from 0: a new one is ${name}/${node.length}, got ${key}.`;
      node = ids.includes(key)
        ? node.find((item) => (ownText(item, 'id') ?? ownText(item, 'code')) === key)
        : node[Number(key)];
    } else node = own(node ?? null, key);
  }
  return undefined;
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
