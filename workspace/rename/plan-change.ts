import { isList, isObject, type JsonValue, own, parseJson, unreadable } from '@liveryjs/compiler/manifest';
import { findNodeAtLocation, modify } from 'jsonc-parser';
import type { FixedFile } from '#workspace/check/fix/fix-brands.ts';
import { type Edit, splice } from '#workspace/check/fix/splice.ts';
import { jsonTree } from '#workspace/json-tree.ts';
import { listBrands, type Workspace } from '#workspace/open/index.ts';

/** The new texts of a repository's files, or the reasons why there are none: sentences, each with a place. */
export type Plan = { readonly changed: readonly FixedFile[] } | { readonly refused: readonly string[] };

interface Read {
  readonly path: string;
  readonly text: string;
  readonly value: JsonValue;
}

/**
 * Plans to give a brand another id: in its own files, in `extends` of others, and in groups. No other byte changes.
 * The paths are those before its folder is moved.
 */
export function planRename(workspace: Workspace, id: string, to: string): Plan {
  const { own: files, others, groups, broken } = filesAround(workspace, id);
  if (broken.length > 0) return { refused: broken };
  const inOwn = files.map((file) => {
    const domains = file.path.endsWith('/brand.json') ? own(file.value, 'domains') : undefined;
    const local = (isList(domains) ? domains : []).flatMap((domain, index) =>
      domain === `${id}.localhost` ? [replaced(file, ['domains', index], `${to}.localhost`)] : [],
    );
    const schema = own(file.value, '$schema');
    const moved =
      typeof schema === 'string' ? schema.replace(`/.livery/schemas/${id}/`, `/.livery/schemas/${to}/`) : '';
    return changedBy(file, [
      ...local,
      ...(moved !== '' && moved !== schema ? [replaced(file, ['$schema'], moved)] : []),
      ...(own(file.value, 'id') === id && file.path.endsWith('/brand.json')
        ? [replaced(file, ['id'], to)]
        : []),
    ]);
  });
  const inOthers = others.map((file) => changedBy(file, [replaced(file, ['extends'], to)]));
  const inGroups = groups.map((file) =>
    changedBy(
      file,
      placesIn(file.value, id).map((place) => replaced(file, place, to)),
    ),
  );
  return { changed: [...inOwn, ...inOthers, ...inGroups].flat() };
}

/** Plans what changes in other files when a brand is taken away. A group that nobody is left in goes with it. */
export function planRemoval(workspace: Workspace, id: string): Plan {
  const { others, groups, broken } = filesAround(workspace, id);
  const children = others.map((file) => {
    const { line, column } = placeOf(file, ['extends']);
    return `${file.path}:${line}:${column} extends ${id}. Name another brand there, or remove that one first.`;
  });
  if (broken.length + children.length > 0) return { refused: [...broken, ...children] };
  return { changed: groups.flatMap((file) => changedTo(file, withoutMembers(file.text, [id]))) };
}

/** A text of groups without some members, and without what is empty or names an empty group because of that. */
function withoutMembers(before: string, members: readonly string[]): string {
  let text = before;
  const remove = (place: readonly (string | number)[]) => {
    text = splice(
      text,
      typeof place.at(-1) === 'number' ? withoutItem(text, place) : withoutKey(text, place),
    );
  };
  for (const member of members) {
    // From behind: what goes moves what follows.
    for (const place of placesIn(JSON.parse(text) as JsonValue, member).reverse()) {
      remove(place);
      const [group = ''] = place;
      const left = own(JSON.parse(text) as JsonValue, String(group));
      const list = place.length === 2 ? left : own(left, 'extends');
      if (!isList(list) || list.length > 0) continue;
      remove([group]);
      text = withoutMembers(text, [`@${group}`]);
    }
  }
  return text;
}

function withoutKey(text: string, place: readonly (string | number)[]): Edit[] {
  return modify(text, [...place], undefined, {}).map(({ offset, length, content }) => ({
    start: offset,
    end: offset + length,
    text: content,
  }));
}

/** Takes an item out of a list with the comma beside it. jsonc-parser leaves a quotation mark of the last item where a list is on one line. */
function withoutItem(text: string, place: readonly (string | number)[]): Edit[] {
  const tree = jsonTree(text);
  const item = tree && findNodeAtLocation(tree, [...place]);
  const items = item?.parent?.children ?? [];
  const index = item ? items.indexOf(item) : -1;
  if (item === undefined) return [];
  const [before, after] = [items[index - 1], items[index + 1]];
  const end = item.offset + item.length;
  if (after) return [{ start: item.offset, end: after.offset, text: '' }];
  return [{ start: before ? before.offset + before.length : item.offset, end, text: '' }];
}

/** Where groups name a member: in lists, and in the brands whose heirs they ask for. */
function placesIn(groups: JsonValue, member: string): (string | number)[][] {
  if (!isObject(groups)) return [];
  return Object.entries(groups).flatMap(([name, group]) => {
    const list = isList(group) ? group : own(group, 'extends');
    const base = isList(group) ? [name] : [name, 'extends'];
    return (isList(list) ? list : []).flatMap((value, index) => (value === member ? [[...base, index]] : []));
  });
}

/** The files of a brand, the manifests that extend it, the groups, and sentences of those that cannot be read. */
function filesAround(workspace: Workspace, id: string) {
  const { files, brandsFolder } = workspace;
  const broken: string[] = [];
  const read = (path: string): Read[] => {
    const bytes = files.read(path);
    if (bytes === undefined) {
      const fault = unreadable(files, path);
      if (fault) broken.push(`${path}: ${fault.message} ${fault.hint}`);
      return [];
    }
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const { value, issues } = parseJson(bytes, path);
    const fault = issues.find(({ severity }) => severity === 'error');
    if (fault)
      broken.push(`${path}:${fault.line}:${fault.column} ${fault.message} Mend it first: livery check`);
    else if (text.startsWith('\ufeff'))
      broken.push(`${path}:1:1 The file begins with a byte order mark. Save it as UTF-8 without one first.`);
    else if (value !== undefined) return [{ path, text, value }];
    return [];
  };
  const folder = `${brandsFolder}/${id}`;
  const named = (inside: string) =>
    files.list(inside).flatMap((name) => (name.endsWith('.json') ? [`${inside}/${name}`] : []));
  const ofBrand = ['', '/messages', '/imports'].flatMap((part) => named(`${folder}${part}`)).flatMap(read);
  const others = listBrands(workspace)
    .filter((other) => other !== id)
    .flatMap((other) => read(`${brandsFolder}/${other}/brand.json`))
    .filter(({ value }) => own(value, 'extends') === id);
  return { own: ofBrand, others, groups: read(`${brandsFolder}/groups.json`), broken };
}

function replaced({ text }: Read, place: readonly (string | number)[], value: string): Edit {
  const tree = jsonTree(text);
  const node = tree && findNodeAtLocation(tree, [...place]);
  const start = node?.offset ?? 0;
  return { start, end: start + (node?.length ?? 0), text: JSON.stringify(value) };
}

function changedBy(file: Read, edits: readonly Edit[]): FixedFile[] {
  return changedTo(file, splice(file.text, edits));
}

function changedTo({ path, text: before }: Read, after: string): FixedFile[] {
  return after === before ? [] : [{ path, before, after }];
}

function placeOf({ text }: Read, place: readonly (string | number)[]): { line: number; column: number } {
  const lines = text.slice(0, replaced({ path: '', text, value: null }, place, '').start).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
