import { isMessageFile } from '@liveryjs/compiler/i18n';
import {
  byIdentity,
  composeSchema,
  isList,
  isObject,
  type JsonValue,
  ownText,
  pointerKeys,
  pointerTo,
  SourceText,
} from '@liveryjs/compiler/manifest';
import { topVisit, type Visit, walkFrom } from '@liveryjs/compiler/manifest/schema/walk';
import { cssName } from '@liveryjs/compiler/theme';
import type { Node } from 'jsonc-parser';
import { NoJson, treeOf } from '#workspace/edits/json-text.ts';
import type { Workspace } from '#workspace/open/index.ts';
import { filesBelow } from '#workspace/open/unread-files.ts';
import { bareName, type Named, type NamePlace, pointerOfNamed, propertyOf } from './named.ts';

/** A file that does not let names be looked for in it, in a sentence with its place. */
export class Unreadable extends Error {}

/** The names of a kind in the files of one brand. Files without the letters of the name are not looked at. @throws Unreadable */
export function placesInBrand(workspace: Workspace, id: string, named: Omit<Named, 'brand'>): NamePlace[] {
  const { files, resolver } = workspace;
  const folder = resolver.inherit(id).chain.at(-1)?.folder;
  if (folder === undefined) return [];
  const name = bareName(named);
  const letters = named.what === 'token' ? (name.split('.').at(-1) ?? name) : name;
  const trees = (inside: string, isOne: (file: string) => boolean) =>
    files.list(inside).flatMap((file) => {
      const path = `${inside}/${file}`;
      return isOne(file) && contains(workspace, path, letters)
        ? [{ path, root: treeIn(workspace, path) }]
        : [];
    });
  const manifests = trees(folder, (file) => file === 'brand.json');
  const inManifest = manifests.flatMap(({ path, root }) => [
    ...givenIn(path, root, named),
    ...usedIn(workspace, id, path, root, named),
  ]);
  if (named.what === 'message') {
    const texts = trees(
      `${folder}/messages`,
      (file) => isMessageFile(file) || file.endsWith('.sources.json'),
    );
    return [...texts.flatMap(({ path, root }) => messagesIn(path, root, name)), ...inManifest];
  }
  if (named.what === 'token') {
    const tokens = trees(folder, (file) => /^tokens(\.[^.]+)?\.json$/.test(file));
    const mappings = trees(`${folder}/imports`, (file) => file.endsWith('.json'));
    return [
      ...tokens.flatMap(({ path, root }) => tokensIn(path, root, name)),
      ...mappings.flatMap(({ path, root }) =>
        strings(root)
          .filter(({ value }) => isInside(String(value), name))
          .map((node) => placeOf(path, node, false, name)),
      ),
      ...picturesNaming(workspace, folder, name),
      ...inManifest,
    ];
  }
  return inManifest;
}

/** The places of a token in the SVG pictures of a brand, which are painted in it. */
function picturesNaming(workspace: Workspace, folder: string, name: string): NamePlace[] {
  const { files } = workspace;
  return filesBelow(files, folder, 'assets').flatMap((path) => {
    const file = `${folder}/${path}`;
    if (!path.endsWith('.svg') || !contains(workspace, file, cssName(name))) return [];
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(files.read(file));
    return [...text.matchAll(propertyOf(name))].map(({ 0: property, index }) => {
      return { file, start: index, end: index + property.length, isGiven: false, isProperty: true as const };
    });
  });
}

function contains({ files }: Workspace, path: string, letters: string): boolean {
  const bytes = files.size(path) === undefined ? undefined : files.read(path);
  return bytes !== undefined && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(letters);
}

function treeIn({ files }: Workspace, path: string): Node {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(files.read(path));
  try {
    return treeOf(text);
  } catch (error) {
    if (!(error instanceof NoJson)) throw error;
    const { line, column } = new SourceText(path, text).position(error.offset, error.offset);
    throw new Unreadable(
      `${path}:${line}:${column} ${error.message}, so nobody knows which names are in it. Mend it first: livery check`,
    );
  }
}

/** The name in a string: the whole of it, or the first letters of what stands in a group. */
function placeOf(file: string, node: Node, isGiven: boolean, name?: string): NamePlace {
  const start = node.offset + 1;
  const end = name === undefined ? node.offset + node.length - 1 : start + name.length;
  return { file, start, end, isGiven };
}

function messagesIn(file: string, root: Node, key: string): NamePlace[] {
  return (root.children ?? []).flatMap((property) => {
    const [name, value] = property.children ?? [];
    if (name?.value === key) return [placeOf(file, name, true)];
    if (name?.value !== '$same') return [];
    return (value?.children ?? [])
      .filter((item) => item.value === key)
      .map((item) => placeOf(file, item, false));
  });
}

/** The keys that lead to a token or a group, and texts that refer to it, such as `{color.brand.500}`. */
function tokensIn(file: string, root: Node, name: string): NamePlace[] {
  const parts = name.split('.');
  const group = parts
    .slice(0, -1)
    .reduce<Node | undefined>((node, part) => node && memberOf(node, part), root);
  const given = group?.children
    ?.map(({ children }) => children?.[0])
    .find((key) => key?.value === parts.at(-1));
  const uses = strings(root).flatMap((node) => {
    const value = String(node.value);
    return [...value.matchAll(/\{([^{}]+)\}/g)].flatMap(({ 1: token = '', index }) => {
      const start = node.offset + 2 + index;
      return isInside(token, name) ? [{ file, start, end: start + name.length, isGiven: false }] : [];
    });
  });
  return [...(given ? [{ ...placeOf(file, given, true), isLast: true as const }] : []), ...uses];
}

/** Tells whether a token is the one of a name, or stands in the group of that name. */
function isInside(token: string, name: string): boolean {
  return token === name || token.startsWith(`${name}.`);
}

/** All texts that are values. */
function strings(node: Node): Node[] {
  if (node.type === 'string') return [node];
  const inside = node.type === 'property' ? (node.children ?? []).slice(1) : (node.children ?? []);
  return inside.flatMap(strings);
}

/** Where a manifest gives a name itself: as a key, as the id of an item, or as the item beside which another one stands. */
function givenIn(file: string, root: Node, named: Omit<Named, 'brand'>): NamePlace[] {
  const pointer = pointerOfNamed(named);
  if (pointer === undefined) return [];
  const keys = pointerKeys(pointer);
  const name = keys.at(-1) ?? '';
  const container = keys
    .slice(0, -1)
    .reduce<Node | undefined>((node, key) => node && memberOf(node, key), root);
  if (container?.type === 'object')
    return (container.children ?? []).flatMap(({ children: [key] = [] }) =>
      key?.value === name ? [placeOf(file, key, true)] : [],
    );
  return (container?.children ?? []).flatMap((item) =>
    ['id', '$before', '$after'].flatMap((key) => {
      const value = item.type === 'object' ? memberOf(item, key) : undefined;
      return value?.value === name ? [placeOf(file, value, key === 'id')] : [];
    }),
  );
}

function memberOf(node: Node, key: string): Node | undefined {
  if (node.type === 'array')
    return node.children?.find((item) => item.type === 'object' && memberOf(item, 'id')?.value === key);
  return node.children?.find(({ children }) => children?.[0]?.value === key)?.children?.[1];
}

/** Where a brand's own manifest uses a name, by what the schema says of each value. */
function usedIn(
  workspace: Workspace,
  id: string,
  file: string,
  root: Node,
  named: Omit<Named, 'brand'>,
): NamePlace[] {
  const { merged, origins } = workspace.resolver.resolve(id);
  if (merged === undefined)
    throw new Unreadable(
      `${id} cannot be read, so nobody knows which names it uses. See: livery check ${id}`,
    );
  const places: NamePlace[] = [];
  const use = usesOf(named);
  const source = sourceOf(workspace, file);
  walkFrom(topVisit(schemaOf(workspace), merged), (visit) => {
    for (const pointer of use(visit)) {
      const origin = origins.of(pointer);
      if (origin?.file !== file) continue;
      const offset = (source.starts[origin.line - 1] ?? 0) + origin.column - 1;
      const node = nodeAt(root, offset);
      if (node?.type === 'string')
        places.push(placeOf(file, node, false, named.what === 'token' ? named.name : undefined));
    }
    return true;
  });
  return places;
}

/** The schema of a whole manifest. */
export const schemaOf = byIdentity(
  ({ schemas: { brand, portal }, widgets }: Workspace) => composeSchema({ brand, portal, widgets }).root,
);

function sourceOf({ files }: Workspace, file: string): { readonly starts: readonly number[] } {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(files.read(file));
  return { starts: [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map(({ 0: end, index }) => index + end.length)] };
}

function nodeAt(node: Node, offset: number): Node | undefined {
  if (node.offset === offset && node.type !== 'property') return node;
  const inside = node.children?.find(
    (child) => child.offset <= offset && offset < child.offset + child.length,
  );
  return inside && nodeAt(inside, offset);
}

/** Tells at which pointers a value uses a name. */
function usesOf(named: Omit<Named, 'brand'>): (visit: Visit) => readonly string[] {
  const name = bareName(named);
  const isText = (format: string, is: (value: string) => boolean) => (visit: Visit) =>
    typeof visit.value === 'string' && is(visit.value) && visit.parts.keyword('format') === format
      ? [visit.pointer]
      : [];
  if (named.what === 'message') return isText('message-key', (value) => value === name);
  if (named.what === 'token') return isText('token', (value) => isInside(value, name));
  const keys = pointerKeys(pointerOfNamed(named) ?? '');
  const [, panel = ''] = keys;
  return ({ value, pointer, parts }) => {
    if (named.what === 'page') {
      if (pointer === pointerTo(pointerTo('/panels', panel), 'default'))
        return value === name ? [pointer] : [];
      const isLink = parts.names.includes('link') && isObject(value);
      return isLink && ownText(value, 'panel') === panel && ownText(value, 'page') === name
        ? [`${pointer}/page`]
        : [];
    }
    const to = parts.keyword('references');
    return value === name && leadsTo(to, keys) ? [pointer] : [];
  };
}

/** Tells whether a pattern of a schema, such as `/routes/*` + `/id`, finds what stands at some keys. */
function leadsTo(pattern: JsonValue | undefined, keys: readonly string[]): boolean {
  if (typeof pattern !== 'string' || isList(pattern)) return false;
  return pattern.split('|').some((part) => {
    const [, place] = /^(\/.*?)(?:\/id|#)$/.exec(part) ?? [];
    const steps = place === undefined ? [] : pointerKeys(place);
    return steps.length === keys.length && steps.every((step, index) => step === '*' || step === keys[index]);
  });
}
