import { isUtf8 } from 'node:buffer';
import { relative } from 'node:path/posix';
import { isDeepStrictEqual } from 'node:util';
import {
  decode,
  isList,
  isObject,
  type JsonValue,
  largestJson,
  ownText,
  readJsonFile,
  SourceText,
  unreadable,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { counted } from '#workspace/check/counts.ts';
import { short } from '#workspace/explain/print-explanation.ts';
import { mergeTexts } from '#workspace/messages/import/merge-texts.ts';
import { type Workspace, withChanged } from '#workspace/open/index.ts';
import { renameName } from '#workspace/rename/names/rename-name.ts';
import { brandSchemaPath } from '#workspace/types/editor/schema-path.ts';
import {
  type BrandEdit,
  type ItemEdit,
  type PlaceEdit,
  type RenameEdit,
  spotOf,
  type WriteEdit,
} from './edit.ts';
import {
  addItem,
  type BrandList,
  idsInOrder,
  moveItem,
  type Refused,
  refusal,
  removeItem,
} from './item-edits.ts';
import { NoContainer, NoJson, parsed, pathIn, pointerFor, removeIn, setIn, treeOf } from './json-text.ts';
import { type Location, locate, withList } from './locate.ts';
import type { FileChange } from './save-files.ts';
import { setInManifest } from './set-in-manifest.ts';
import { laidOutAs, refusedWrite, writtenSentence } from './write-text.ts';

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
    if (edit.op === 'rename') {
      const renamed = withName(workspace, edit, [...files.values()]);
      if ('wrong' in renamed) wrong.push(renamed.wrong);
      else {
        sentences.push(renamed.sentence);
        for (const change of renamed.files)
          files.set(change.path, { ...change, before: files.get(change.path)?.before ?? change.before });
      }
      continue;
    }
    if (edit.op === 'write') {
      const written = withText(workspace, edit, files.get(edit.file));
      if ('wrong' in written) wrong.push(written.wrong);
      else {
        sentences.push(written.sentence);
        if (written.after !== written.was) files.set(edit.file, written.change);
      }
      continue;
    }
    const location = locate(workspace, edit);
    if ('wrong' in location) {
      wrong.push(location.wrong);
      continue;
    }
    const { file } = location;
    const fault = faultOf(workspace, file);
    if (fault !== undefined) {
      wrong.push(fault);
      continue;
    }
    const before = files.has(file) ? files.get(file)?.before : textOf(workspace, file);
    const text = files.get(file)?.after ?? before ?? emptyFile(edit.brand, location);
    try {
      const made =
        edit.op === 'set'
          ? { after: withValue(workspace, text, location, edit.value) }
          : edit.op === 'reset'
            ? { after: without(text, location.kind, location.keys, edit.brand, workspace) }
            : withItem(workspace, text, location, edit);
      if ('wrong' in made) {
        wrong.push(`${edit.brand}: ${made.wrong}`);
        continue;
      }
      const { after } = made;
      sentences.push(sentenceOf(edit, location, after !== text));
      if (after !== text) files.set(file, { path: file, before, after });
    } catch (error) {
      if (error instanceof NoContainer) {
        wrong.push(
          `${edit.brand}: ${location.name} lies inside of ${short(error.value, 60)} (${file}), which is neither an object nor a list and would be lost. Set that value itself instead.`,
        );
        continue;
      }
      if (!(error instanceof NoJson)) throw error;
      const { line, column } = new SourceText(file, text).position(error.offset, error.offset);
      wrong.push(
        `${file}:${line}:${column} ${error.message}, so nobody knows what is where. Mend it first: livery check ${edit.brand}`,
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

/** A file with its whole text, as edits before have left it. */
function withText(
  workspace: Workspace,
  edit: WriteEdit,
  earlier: FileChange | undefined,
):
  | {
      readonly was: string | undefined;
      readonly after: string;
      readonly change: FileChange;
      readonly sentence: string;
    }
  | Refused {
  const { file, text } = edit;
  const refused = refusedWrite(workspace, edit);
  if (refused !== undefined) return refused;
  const fault = faultOf(workspace, file);
  if (fault !== undefined) return { wrong: fault };
  const before = earlier === undefined ? textOf(workspace, file) : earlier.before;
  const was = earlier?.after ?? before;
  const after = laidOutAs(was, text);
  const change = { path: file, before, after };
  return { was, after, change, sentence: writtenSentence(workspace, edit, was, after) };
}

/** The files after something is called otherwise, as edits before have left them. */
function withName(
  workspace: Workspace,
  { brand, what, from, to }: RenameEdit,
  before: readonly FileChange[],
): { readonly files: readonly FileChange[]; readonly sentence: string } | Refused {
  const now = before.length === 0 ? workspace : withChanged(workspace, before);
  const renamed = renameName(now, { brand, what, name: from }, to);
  if ('wrong' in renamed) return { wrong: `${brand}: ${renamed.wrong}` };
  const { files, places } = renamed;
  const inFiles = `${counted(places.length, 'place')} of ${counted(files.length, 'file')}`;
  return { files, sentence: `${brand}: the ${what} ${from} is called ${to} in ${inFiles}.` };
}

/** The text of the brand's own file after an edit of an item of a list, or why it cannot be made. */
function withItem(
  workspace: Workspace,
  text: string,
  { kind, keys, merged, now, name }: Location,
  edit: ItemEdit,
): { readonly after: string } | Refused {
  treeOf(text);
  const listKeys = edit.op === 'add' ? keys : keys.slice(0, -1);
  const id = edit.op === 'add' ? ownText(edit.value, 'id') : keys.at(-1);
  if (id === undefined || id === '')
    return {
      wrong: 'A new item needs an id of its own, such as { "id": "news", "widget": "announcements" }.',
    };
  const pointer = pointerFor(listKeys);
  const list = edit.op === 'add' ? (now?.value ?? valueAt(merged, name)) : valueAt(merged, pointer);
  const isWithIds = isList(list) && list.every((item) => ownText(item, 'id') !== undefined);
  if (kind !== 'brand' || (list !== undefined && !isWithIds))
    return {
      wrong: `${name} names nothing in a list whose items have ids. Set the value that it has instead.`,
    };
  const above = inheritedBy(workspace, edit.brand);
  const inherited = above === undefined ? undefined : valueAt(above, pointer);
  const path = pathIn(parsed(text), listKeys);
  const itemsIn = (from: string) => {
    const way = pathIn(parsed(from), listKeys);
    const items = way === undefined ? undefined : valueAt(parsed(from), pointerFor(way));
    return isList(items) ? items : [];
  };
  const brandList: BrandList = {
    inherited: isList(inherited) ? inherited.map((item) => ownText(item, 'id') ?? '') : [],
    path,
    items: itemsIn(text),
    itemsIn,
    append: (from, item) => setInManifest(from, [...listKeys, item.id], item, withList(merged, listKeys)),
    drop: (from, item) => without(from, kind, [...listKeys, item], edit.brand, workspace),
  };
  const refused = refusal(edit, idsInOrder(brandList.inherited, brandList.items), id, pointer);
  if (refused !== undefined) return refused;
  if (edit.op === 'remove') return { after: removeItem(text, brandList, id) };
  const spot = spotOf(edit);
  if (edit.op === 'move' && spot === undefined)
    return { wrong: `Say which item ${JSON.stringify(id)} is to stand before or after.` };
  const after =
    edit.op === 'move' && spot
      ? moveItem(text, brandList, id, spot)
      : addItem(text, brandList, { ...(edit.op === 'add' && edit.value), id }, spot);
  if (after !== undefined) return { after };
  return {
    wrong: `${JSON.stringify(id)} cannot stand ${spot?.side} ${JSON.stringify(spot?.beside)} in ${pointer}, because of the places that other items say of themselves with "$before" and "$after". Move those first.`,
  };
}

/** All that a brand inherits, before its shape is checked; undefined where it extends none. */
function inheritedBy({ resolver }: Workspace, brand: string): JsonValue | undefined {
  const above = resolver.inherit(brand).chain.at(-2)?.id;
  return above === undefined ? undefined : resolver.inherit(above).document?.value;
}

/** The keys of the file that says a text now: a new text comes to stand where it stands there. */
function orderOf({ files }: Workspace, file: string | undefined): string[] {
  const bytes = file === undefined ? undefined : files.read(file);
  return bytes === undefined ? [] : Object.keys(parsed(new TextDecoder().decode(bytes)) ?? {});
}

/** A text without what a brand says itself, and without the objects around it that say nothing then but what is inherited. */
function without(
  text: string,
  kind: Location['kind'],
  keys: readonly string[],
  brand: string,
  workspace: Workspace,
): string {
  treeOf(text);
  const path = pathIn(parsed(text), keys);
  if (path === undefined) return text;
  let after = removeIn(text, path);
  const inherited = inheritedBy(workspace, brand);
  for (let depth = path.length - 1; depth > 0 && kind !== 'messages'; depth--) {
    const way = path.slice(0, depth);
    const left = valueAt(parsed(after), pointerFor(way));
    const pointer = pointerFor(keys.slice(0, depth));
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

function sentenceOf(edit: PlaceEdit, { name, now, file }: Location, isChanged: boolean): string {
  const is = now === undefined ? 'nothing' : `${short(now.value, 60)} (${now.file})`;
  const spot = spotOf(edit);
  const where = spot && `${spot.side} ${spot.beside}`;
  if (edit.op === 'set')
    return isChanged
      ? `${edit.brand}: ${name} is ${short(edit.value, 60)}, and was ${is}.`
      : `${edit.brand}: ${name} is ${is} already.`;
  if (edit.op === 'add') {
    const id = ownText(edit.value, 'id');
    return `${edit.brand}: ${name} has ${id}, ${where ?? 'at its end'}.`;
  }
  if (edit.op === 'move') return `${edit.brand}: ${name} stands ${where}${isChanged ? '' : ' already'}.`;
  if (edit.op === 'remove') return `${edit.brand}: ${name} is left out, and was ${is}.`;
  return isChanged
    ? `${edit.brand}: ${name} is what the brand inherits, and was ${is}.`
    : `${edit.brand}: ${file} says nothing at ${name}, which is ${is}.`;
}

/** Why the bytes of a file cannot be changed without loss, in a sentence; undefined where they can be. */
function faultOf({ files }: Workspace, file: string): string | undefined {
  const fault = unreadable(files, file);
  if (fault !== undefined) return `${file}: ${fault.message} ${fault.hint}`;
  const bytes = files.size(file) === undefined ? undefined : files.read(file);
  if (bytes === undefined) return undefined;
  const large =
    file.endsWith('.json') && bytes.length > largestJson
      ? readJsonFile(files, file, '').issues[0]
      : undefined;
  if (large !== undefined) return `${file}: ${large.message} ${large.hint}`;
  if (isUtf8(bytes)) return undefined;
  const [issue] = decode(bytes, file).issues.filter(({ code }) => code === 'bad-utf8');
  return `${file}:${issue?.line}:${issue?.column} ${issue?.message} ${issue?.hint}`;
}

export function textOf({ files }: Workspace, path: string): string | undefined {
  const bytes = files.size(path) === undefined ? undefined : files.read(path);
  return bytes === undefined ? undefined : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** A file that a brand does not have yet. */
function emptyFile(brand: string, { kind, file }: Location): string {
  const schema = relative(file.slice(0, file.lastIndexOf('/')), brandSchemaPath(brand, kind));
  return `{\n  "$schema": ${JSON.stringify(schema)}\n}\n`;
}
