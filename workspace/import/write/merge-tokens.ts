import { isObject, type JsonObject, type JsonValue } from '@liveryjs/compiler/manifest';
import { getNodeValue, type Node } from 'jsonc-parser';
import { fromOf } from '#workspace/import/brand-tokens.ts';
import { jsonTree } from '#workspace/json-tree.ts';

/** Tokens by their names, as a tree of groups. */
interface Group {
  readonly groups: Map<string, Group>;
  readonly tokens: Map<string, JsonObject>;
}

/**
 * A token file in which the tokens of one library are those that are wanted: new ones are added, others changed or taken
 * out, and no byte that is about anything else is another one than before.
 *
 * @param text of the file; undefined where there is none. It has to be JSON
 * @param newTokens the tokens of the library by their names
 * @param schema what a new file says in `$schema`
 * @returns the new text; undefined where there is no file, and none is needed
 */
export function mergeTokens(
  text: string | undefined,
  newTokens: ReadonlyMap<string, JsonObject>,
  library: string,
  schema: string,
): string | undefined {
  if (text === undefined && newTokens.size === 0) return undefined;
  const before = text ?? `{\n  "$schema": ${JSON.stringify(schema)}\n}\n`;
  const root = jsonTree(before);
  return root === undefined ? before : new Merger(before, library).file(root, groupOf(newTokens));
}

function groupOf(newTokens: ReadonlyMap<string, JsonObject>): Group {
  const root: Group = { groups: new Map(), tokens: new Map() };
  for (const [name, token] of newTokens) {
    const keys = name.split('.');
    let group = root;
    for (const key of keys.slice(0, -1)) {
      const next = group.groups.get(key) ?? { groups: new Map(), tokens: new Map() };
      group.groups.set(key, next);
      group = next;
    }
    group.tokens.set(keys.at(-1) ?? '', token);
  }
  return root;
}

class Merger {
  readonly #text: string;
  readonly #library: string;
  readonly #end: string;
  readonly #step: string;

  constructor(text: string, library: string) {
    this.#text = text;
    this.#library = library;
    this.#end = text.includes('\r\n') ? '\r\n' : '\n';
    this.#step = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  }

  file(root: Node, newGroup: Group): string {
    const { text } = this.#group(root, newGroup, '');
    return this.#text.slice(0, root.offset) + text + this.#text.slice(root.offset + root.length);
  }

  /** A group with what is wanted in it, and whether anything is left in it. */
  #group(node: Node, newGroup: Group | undefined, indent: string): { text: string; isEmpty: boolean } {
    const properties = node.children ?? [];
    const kept: string[] = [];
    const there = new Set<string>();
    let start = node.offset + 1;
    let dropped = false;
    let end = start;
    for (const [index, property] of properties.entries()) {
      const [keyNode, value] = property.children ?? [];
      const close = property.offset + property.length;
      const next = properties[index + 1];
      const comma = next === undefined ? close : this.#text.indexOf(',', close);
      const key = String(keyNode?.value);
      const written = value === undefined ? '' : this.#member(key, value, newGroup, indent + this.#step);
      if (written === undefined) dropped = true;
      else {
        there.add(key);
        kept.push(this.#text.slice(start, value?.offset ?? close) + written + this.#text.slice(close, comma));
      }
      start = comma + 1;
      end = close;
    }
    const added = this.#added(newGroup, there, indent + this.#step);
    const tail = this.#text.slice(end, node.offset + node.length - 1);
    const isEmpty = dropped && kept.length + added.length === 0;
    const [first = '', ...others] = [...kept, ...added];
    // A group on one line gets a line for each member where members are added.
    const close = added.length > 0 && !tail.includes('\n') ? `${this.#end}${indent}` : tail;
    return { text: `{${[first, ...others].join(',')}${close}}`, isEmpty };
  }

  /** The text of a member's value; undefined where it goes. */
  #member(key: string, value: Node, newGroup: Group | undefined, indent: string): string | undefined {
    const text = this.#text.slice(value.offset, value.offset + value.length);
    if (key.startsWith('$') || value.type !== 'object') return text;
    const now = getNodeValue(value) as JsonObject;
    if (!Object.hasOwn(now, '$value')) {
      const { text: inner, isEmpty } = this.#group(value, newGroup?.groups.get(key), indent);
      return isEmpty ? undefined : inner;
    }
    const extensions = now.$extensions;
    const isOurs = isObject(extensions) && fromOf(extensions) === this.#library;
    const token = newGroup?.tokens.get(key);
    if (!isOurs) return text;
    if (token === undefined) return undefined;
    return JSON.stringify(token) === JSON.stringify(now) ? text : onOneLine(token);
  }

  #added(newGroup: Group | undefined, there: ReadonlySet<string>, indent: string): string[] {
    if (newGroup === undefined) return [];
    const line = (key: string, value: string) => `${this.#end}${indent}${JSON.stringify(key)}: ${value}`;
    const groups = [...newGroup.groups]
      .filter(([key]) => !there.has(key))
      .map(([key, group]) => {
        const inner = this.#added(group, new Set(), indent + this.#step);
        return line(key, `{${inner.join(',')}${this.#end}${indent}}`);
      });
    const tokens = [...newGroup.tokens].filter(([key]) => !there.has(key));
    return [...tokens.map(([key, token]) => line(key, onOneLine(token))), ...groups];
  }
}

/** JSON on one line, with spaces as people write them. */
function onOneLine(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${onOneLine(inner)}`)
    .join(', ')} }`;
}
