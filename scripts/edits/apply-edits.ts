import { relative } from 'node:path/posix';
import { isDeepStrictEqual } from 'node:util';
import {
  isList,
  isObject,
  type JsonValue,
  ownText,
  pointerTo,
  SourceText,
  valueAt,
} from '@liveryjs/engine/manifest';
import type { JSONPath } from 'jsonc-parser';
import { short } from '#scripts/explain/print-explanation.ts';
import { mergeTexts } from '#scripts/messages/import/merge-texts.ts';
import { brandSchemaPath } from '#scripts/types/editor/brand-schemas.ts';
import type { Workspace } from '#scripts/workspace/index.ts';
import type { BrandEdit } from './edit.ts';
import { NoJson, removeIn, setIn, treeOf } from './json-text.ts';
import { type Location, locate } from './locate.ts';
import type { FileChange } from './save-files.ts';

/** All that edits come to. Nothing is written. */
export interface Applied {
  /** One for each edit, in a sentence. */
  readonly sentences: readonly string[];
  /** Why edits cannot be made, in sentences; then there are no files. */
  readonly wrong: readonly string[];
  readonly files: readonly FileChange[];
}

/**
 * Makes the texts of files as they are after edits, each written as a colleague would have written it: in the brand's own
 * file, and nothing where the value is there already.
 */
export function applyEdits(workspace: Workspace, edits: readonly BrandEdit[]): Applied {
  const sentences: string[] = [];
  const wrong: string[] = [];
  const files = new Map<string, FileChange>();
  for (const edit of edits) {
    const location = locate(workspace, edit);
    if ('wrong' in location) {
      wrong.push(location.wrong);
      continue;
    }
    const { file } = location;
    const before = files.has(file) ? files.get(file)?.before : textOf(workspace, file);
    const text = files.get(file)?.after ?? before ?? emptyFile(edit.brand, location);
    try {
      const after =
        edit.op === 'set'
          ? withValue(workspace, text, location, edit.value)
          : without(text, location, edit.brand, workspace);
      sentences.push(sentenceOf(edit, location, after !== text));
      if (after !== text) files.set(file, { path: file, before, after });
    } catch (error) {
      if (!(error instanceof NoJson)) throw error;
      const { line, column } = new SourceText(file, text).position(error.offset, error.offset);
      wrong.push(
        `${file}:${line}:${column} is no JSON (no comments, no comma after the last), so nobody knows what is where. Mend it first: livery check ${edit.brand}`,
      );
    }
  }
  return { sentences, wrong: [...new Set(wrong)], files: wrong.length > 0 ? [] : [...files.values()] };
}

function withValue(workspace: Workspace, text: string, location: Location, value: JsonValue): string {
  const { kind, keys, now, merged } = location;
  treeOf(text);
  if (now !== undefined && isDeepStrictEqual(now.value, value)) return text;
  if (kind === 'messages')
    return mergeTexts(text, { texts: new Map([[keys[0] ?? '', String(value)]]), same: [] }, [
      orderOf(workspace, now?.file),
    ]);
  if (kind === 'tokens') return setIn(text, [...keys], value);
  return setInManifest(text, keys, value, merged);
}

/** The keys of the file that says a text now: a new text comes to stand where it stands there. */
function orderOf({ files }: Workspace, file: string | undefined): string[] {
  const bytes = file === undefined ? undefined : files.read(file);
  return bytes === undefined ? [] : Object.keys(parsed(new TextDecoder().decode(bytes)) ?? {});
}

/** Items of lists are named by id; one that is inherited gets an item of that id, and a list without ids is written as a whole. */
function setInManifest(text: string, keys: readonly string[], value: JsonValue, merged: JsonValue): string {
  const path: (string | number)[] = [];
  let at: JsonValue | undefined = parsed(text);
  let inherited: JsonValue | undefined = merged;
  for (const [index, key] of keys.entries()) {
    const rest = keys.slice(index + 1);
    if (!isList(inherited) && !isList(at)) {
      path.push(key);
      at = isObject(at) ? at[key] : undefined;
      inherited = isObject(inherited) ? inherited[key] : undefined;
      continue;
    }
    const items: readonly JsonValue[] = isList(at) ? at : [];
    const all: readonly JsonValue[] = isList(inherited) ? inherited : items;
    const item = /^\d+$/.test(key) ? all[Number(key)] : all.find((each) => ownText(each, 'id') === key);
    const id = ownText(item, 'id');
    if (id === undefined && (!/^\d+$/.test(key) || all.some((each) => ownText(each, 'id') !== undefined)))
      return setIn(text, [...path, items.length], nested([...rest], value, { id: key }));
    if (id === undefined) {
      const list = all.with(
        Math.min(Number(key), all.length - 1),
        rest.length === 0 ? value : changed(item, rest, value),
      );
      return setIn(text, path, Number(key) < all.length ? list : [...all, value]);
    }
    const place = items.findIndex((each) => ownText(each, 'id') === id);
    if (place === -1) return setIn(text, [...path, items.length], nested(rest, value, { id }, item));
    path.push(place);
    at = items[place];
    inherited = item;
  }
  return setIn(text, path, value);
}

/** A new item, and in it what leads to a value: an inherited item on the way is named by its id alone. */
function nested(
  keys: readonly string[],
  value: JsonValue,
  item: { readonly id: string },
  inherited?: JsonValue,
): JsonValue {
  if (keys.length === 0) return isObject(value) ? { ...item, ...value } : item;
  const text = setInManifest(JSON.stringify(item), keys, value, inherited ?? {});
  return parsed(text) ?? item;
}

/** A value in which something is another one. */
function changed(at: JsonValue | undefined, keys: readonly string[], value: JsonValue): JsonValue {
  return parsed(setInManifest(JSON.stringify(at ?? {}), keys, value, at ?? {})) ?? value;
}

/** A text without what a brand says itself, and without the objects around it that say nothing then but what is inherited. */
function without(text: string, { kind, keys }: Location, brand: string, workspace: Workspace): string {
  treeOf(text);
  const path = pathIn(parsed(text), keys);
  if (path === undefined) return text;
  let after = removeIn(text, path);
  const above = workspace.resolver.inherit(brand).chain.at(-2)?.id;
  const inherited = above === undefined ? undefined : workspace.resolver.inherit(above).document?.value;
  for (let depth = path.length - 1; depth > 0 && kind !== 'messages'; depth--) {
    const way = path.slice(0, depth);
    const left = valueAt(
      parsed(after),
      way.reduce<string>((pointer, key) => pointerTo(pointer, key), ''),
    );
    const pointer = keys.slice(0, depth).reduce<string>((all, key) => pointerTo(all, key), '');
    const isInherited =
      kind === 'tokens' || (inherited !== undefined && valueAt(inherited, pointer) !== undefined);
    const isBare = isList(left)
      ? left.length === 0
      : isObject(left) && Object.keys(left).every((key) => key === 'id');
    if (!isBare || !isInherited) break;
    after = removeIn(after, way);
  }
  return after;
}

/** The keys of a file that a place has; undefined where the file says nothing there. */
function pathIn(value: JsonValue | undefined, keys: readonly string[]): JSONPath | undefined {
  const path: JSONPath = [];
  let at = value;
  for (const key of keys) {
    const step: string | number = isList(at)
      ? /^\d+$/.test(key)
        ? Number(key)
        : at.findIndex((item) => ownText(item, 'id') === key)
      : key;
    at = isList(at) ? at[Number(step)] : isObject(at) ? at[key] : undefined;
    if (at === undefined) return undefined;
    path.push(step);
  }
  return path;
}

function sentenceOf(edit: BrandEdit, { name, now, file }: Location, isChanged: boolean): string {
  const is = now === undefined ? 'nothing' : `${short(now.value, 60)} (${now.file})`;
  if (edit.op === 'set')
    return isChanged
      ? `${edit.brand}: ${name} is ${short(edit.value, 60)}, and was ${is}.`
      : `${edit.brand}: ${name} is ${is} already.`;
  return isChanged
    ? `${edit.brand}: ${name} is what the brand inherits, and was ${is}.`
    : `${edit.brand}: ${file} says nothing at ${name}, which is ${is}.`;
}

function textOf({ files }: Workspace, path: string): string | undefined {
  const bytes = files.size(path) === undefined ? undefined : files.read(path);
  return bytes === undefined ? undefined : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** A file that a brand does not have yet. */
function emptyFile(brand: string, { kind, file }: Location): string {
  const schema = relative(file.slice(0, file.lastIndexOf('/')), brandSchemaPath(brand, kind));
  return `{\n  "$schema": ${JSON.stringify(schema)}\n}\n`;
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as JsonValue;
  } catch {
    return undefined;
  }
}
