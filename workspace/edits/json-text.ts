import { isDeepStrictEqual } from 'node:util';
import {
  deepest,
  isList,
  isObject,
  type JsonValue,
  measure,
  ownText,
  pointerTo,
} from '@liveryjs/compiler/manifest';
import { findNodeAtLocation, type JSONPath, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type Edit, splice } from '#workspace/check/fix/splice.ts';

/** Letters of a line beyond which a value gets lines of its own. */
const LONGEST = 110;

/**
 * A text of JSON in which one value is another: no byte beside that value is another one, and what has to come in beside
 * others is written as they are. Objects that are missing on the way are made.
 *
 * @param path keys of objects and indexes of lists; an index past the end adds an item
 * @returns the text; the same where the value is there already
 * @throws NoContainer where a text, a number, a switch or null stands on the way: it would be lost
 */
export function setIn(text: string, path: JSONPath, value: JsonValue): string {
  const root = treeOf(text);
  const node = findNodeAtLocation(root, path);
  if (node !== undefined) {
    if (isDeepStrictEqual(JSON.parse(textOfNode(text, node)), value)) return text;
    const replacement = valueText(value, text, indentOf(text, node.offset), node.offset);
    return splice(text, [{ start: node.offset, end: node.offset + node.length, text: replacement }]);
  }
  let depth = path.length - 1;
  while (depth > 0 && findNodeAtLocation(root, path.slice(0, depth)) === undefined) depth--;
  const container = findNodeAtLocation(root, path.slice(0, depth)) ?? root;
  const [key, ...inside] = path.slice(depth);
  const whole = inside.reduceRight<JsonValue>(
    (inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }),
    value,
  );
  if (container.type !== 'object' && container.type !== 'array')
    throw new NoContainer(JSON.parse(textOfNode(text, container)) as JsonValue);
  return splice(text, [added(text, container, container.type === 'array' ? undefined : String(key), whole)]);
}

/** The text without one member of an object or item of a list, and without the comma that parted it from the others. */
export function removeIn(text: string, path: JSONPath): string {
  const value = findNodeAtLocation(treeOf(text), path);
  const node = typeof path.at(-1) === 'number' ? value : value?.parent;
  const container = node?.parent;
  if (node === undefined || container === undefined) return text;
  const siblings = container.children ?? [];
  const index = siblings.indexOf(node);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const end = node.offset + node.length;
  const cut: [number, number] = before
    ? [before.offset + before.length, end]
    : after
      ? [node.offset, after.offset]
      : [container.offset + 1, container.offset + container.length - 1];
  return splice(text, [{ start: cut[0], end: cut[1], text: '' }]);
}

/**
 * A text of JSON in which a list has one more item before one that it has, laid out as the others are.
 *
 * @param path leads to a list
 * @param index that of the item that comes behind the new one; at the end of the list the new one is the last
 * @param item a value, or the text of one
 */
export function insertIn(
  text: string,
  path: JSONPath,
  index: number,
  item: { readonly value: JsonValue } | { readonly text: string },
): string {
  const list = findNodeAtLocation(treeOf(text), path);
  const next = list?.children?.[index];
  if (list === undefined || next === undefined) {
    const value = 'value' in item ? item.value : (JSON.parse(item.text) as JsonValue);
    const added = setIn(text, [...path, list?.children?.length ?? 0], value);
    if ('value' in item) return added;
    const written = findNodeAtLocation(treeOf(added), [...path, list?.children?.length ?? 0]);
    if (written === undefined) return added;
    const { offset, length } = written;
    return splice(added, [{ start: offset, end: offset + length, text: item.text }]);
  }
  const before = list.children?.[index - 1];
  const second = list.children?.[1];
  const between = before
    ? text.slice(before.offset + before.length, next.offset)
    : second
      ? text.slice(next.offset + next.length, second.offset)
      : `,${/[\r\n]/.test(text.slice(list.offset, next.offset)) ? text.slice(list.offset + 1, next.offset) : ' '}`;
  const gap = between.includes(',') ? between : `,${between}`;
  const written =
    'text' in item ? item.text : valueText(item.value, text, indentOf(text, next.offset), next.offset);
  return splice(text, [{ start: next.offset, end: next.offset, text: `${written}${gap}` }]);
}

/** The text of one value in a text of JSON, as it stands there; undefined where there is none. */
export function textAt(text: string, path: JSONPath): string | undefined {
  const node = findNodeAtLocation(treeOf(text), path);
  return node === undefined ? undefined : textOfNode(text, node);
}

function textOfNode(text: string, { offset, length }: Node): string {
  return text.slice(offset, offset + length);
}

/** A value that has neither members nor items, on the way to a place inside it. */
export class NoContainer extends Error {
  readonly value: JsonValue;
  constructor(value: JsonValue) {
    super('is neither an object nor a list');
    this.value = value;
  }
}

/** A text that is no JSON, so that nobody knows what is where. Its message goes on behind a place. */
export class NoJson extends Error {
  /** The offset of what cannot be read. */
  readonly offset: number;
  constructor(offset: number, message = 'is no JSON (no comments, no comma after the last)') {
    super(message);
    this.offset = offset;
  }
}

/** The tree of strict JSON, which may begin with a byte order mark. @throws NoJson */
export function treeOf(text: string): Node {
  const { over } = measure(text, Number.POSITIVE_INFINITY);
  if (over !== undefined) throw new NoJson(over.offset, `goes more than ${deepest} values deep`);
  const errors: ParseError[] = [];
  const mark = text.startsWith('\ufeff') ? ' ' : '';
  const root = parseTree(mark + text.slice(mark.length), errors, {
    disallowComments: true,
    allowTrailingComma: false,
  });
  const [error] = errors;
  if (root === undefined || error !== undefined) throw new NoJson(error?.offset ?? 0);
  return root;
}

/** The edit that adds a member or an item behind the last one. */
function added(text: string, container: Node, key: string | undefined, value: JsonValue): Edit {
  const children = container.children ?? [];
  const last = children.at(-1);
  const name = key === undefined ? '' : `${JSON.stringify(key)}: `;
  if (last !== undefined) {
    const from = children.at(-2);
    const lead = text
      .slice(from ? from.offset + from.length : container.offset + 1, last.offset)
      .replace(',', '');
    const indent = /[\r\n]/.test(lead) ? (/[ \t]*$/.exec(lead)?.[0] ?? '') : indentOf(text, last.offset);
    const position = last.offset + last.length;
    // On one line the first has no space before it, or one that stands for the bracket.
    const gap = lead === '' && children.length === 1 && !/\s/.test(text) ? '' : lead || ' ';
    return {
      start: position,
      end: position,
      text: `,${gap}${name}${valueText(value, text, indent, position)}`,
    };
  }
  const [start, end] = [container.offset + 1, container.offset + container.length - 1];
  if (!/[\r\n]/.test(text)) return { start, end, text: `${name}${valueText(value, text, '', start)}` };
  const outer = indentOf(text, container.offset);
  const indent = outer + stepOf(text);
  const line = `${lineEnd(text)}${indent}`;
  return {
    start,
    end,
    text: `${line}${name}${valueText(value, text, indent, start)}${lineEnd(text)}${outer}`,
  };
}

/** A value as a person writes it: on one line where it is short, else with the file's own indentation. */
function valueText(value: JsonValue, text: string, indent: string, position: number): string {
  const short = onOneLine(value);
  const column = position - (text.lastIndexOf('\n', position - 1) + 1);
  if (typeof value !== 'object' || column + short.length <= LONGEST || !/[\r\n]/.test(text)) return short;
  return JSON.stringify(value, null, stepOf(text)).replaceAll('\n', `${lineEnd(text)}${indent}`);
}

/** A value as people write it on one line. */
export function onOneLine(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${onOneLine(inner)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function lineEnd(text: string): string {
  return text.includes('\r\n') ? '\r\n' : text.includes('\n') ? '\n' : '\r';
}

function stepOf(text: string): string {
  return /[\r\n]([ \t]+)\S/.exec(text)?.[1] ?? '  ';
}

/** The spaces that the line of an offset begins with. */
function indentOf(text: string, offset: number): string {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

/** The pointer of some keys (RFC 6901). */
export function pointerFor(keys: readonly (string | number)[]): string {
  return keys.reduce<string>((pointer, key) => pointerTo(pointer, key), '');
}

/** The value of a text of JSON, which may begin with a byte order mark; undefined where it is none. */
export function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as JsonValue;
  } catch {
    return undefined;
  }
}

/** The keys of a file that a place has; undefined where the file says nothing there. */
export function pathIn(value: JsonValue | undefined, keys: readonly string[]): JSONPath | undefined {
  const path: JSONPath = [];
  let node = value;
  for (const key of keys) {
    const step: string | number = isList(node)
      ? /^\d+$/.test(key)
        ? Number(key)
        : node.findIndex((item) => ownText(item, 'id') === key)
      : key;
    node = isList(node) ? node[Number(step)] : isObject(node) ? node[key] : undefined;
    if (node === undefined) return undefined;
    path.push(step);
  }
  return path;
}
