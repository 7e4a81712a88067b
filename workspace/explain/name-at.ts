import { isObject, ownText, pointerTo } from '@liveryjs/compiler/manifest';
import { findNodeAtOffset, getNodeValue, type Node } from 'jsonc-parser';
import { jsonTree } from '#workspace/json-tree.ts';

/** Something in a brand's file that can be looked up. */
export interface NameAt {
  /** Pointer into the manifest, whose items of lists are named by id, name of a token, or key of a message. */
  readonly name: string;
  /** The text that stands there as a value: it may name something else. */
  readonly value?: string;
  /** UTF-16 offsets in the file. */
  readonly start: number;
  readonly end: number;
}

/** The kind of a brand's file, by its path; undefined for a file of another kind. */
export function fileKindOf(path: string): 'brand' | 'tokens' | 'messages' | undefined {
  const file = path.slice(path.lastIndexOf('/') + 1);
  if (file === 'brand.json') return 'brand';
  if (/^tokens(\.[^.]+)?\.json$/.test(file)) return 'tokens';
  return /\/messages\/[^./]+\.json$/.test(path) ? 'messages' : undefined;
}

/**
 * Finds what stands at an offset of a manifest, of tokens or of messages.
 *
 * @param path of the file, relative to the root
 * @returns undefined where nothing stands there, and in files of another kind
 */
export function nameAt(path: string, text: string, offset: number): NameAt | undefined {
  const kind = fileKindOf(path);
  if (kind === undefined) return undefined;
  const root = jsonTree(text);
  const node = root && findNodeAtOffset(root, offset, true);
  if (node === undefined || node.type === 'property') return undefined;
  const keys = keysTo(node);
  const [first] = keys;
  if (first === undefined) return undefined;
  const isKey = node.parent?.type === 'property' && node.parent.children?.[0] === node;
  const value = !isKey && node.type === 'string' ? { value: String(node.value) } : {};
  const place = { ...value, start: node.offset, end: node.offset + node.length };
  if (kind === 'messages') return { name: first, ...place };
  if (kind === 'brand') return { name: keys.reduce(pointerTo, ''), ...place };
  const member = keys.findIndex((key) => key.startsWith('$'));
  const name = (member === -1 ? keys : keys.slice(0, member)).join('.');
  return name === '' ? undefined : { name, ...place };
}

/** The keys that lead to a node of a file: of an item of a list its id, and its place in the list where it has none. */
export function keysTo(node: Node): string[] {
  const keys: string[] = [];
  for (let inner = node; inner.parent !== undefined; inner = inner.parent) {
    const { parent } = inner;
    if (parent.type === 'property') {
      // The node is a key, or the value behind it: both are named by the key.
      keys.unshift(String(parent.children?.[0]?.value));
      inner = parent;
      if (inner.parent === undefined) break;
    } else if (parent.type === 'array') keys.unshift(itemKey(inner, parent));
  }
  return keys;
}

function itemKey(item: Node, list: Node): string {
  const value: unknown = getNodeValue(item);
  const id = isObject(value as never) ? ownText(value as never, 'id') : undefined;
  return id ?? String(list.children?.indexOf(item));
}
