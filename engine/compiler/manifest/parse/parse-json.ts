import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type Code, createIssue, type Issue, issueList, type Place } from '#compiler/issues/index.ts';
import type { JsonValue } from '#compiler/manifest/json.ts';
import { pathOf, pointerTo } from '#compiler/manifest/pointer.ts';
import { decode } from './decode.ts';
import { isForbidden } from './forbidden-keys.ts';
import { deepest, measure, mostValues } from './limits.ts';
import { plainValue } from './plain-value.ts';
import { keyPosition, type Mark, type Position, SourceText, valuePosition } from './source-text.ts';
import { syntaxIssues } from './syntax-issues.ts';
import { type Traced, tracedList, tracedNear, tracedObject } from './traced.ts';

/** Where the values of a file stand. */
export interface Positions {
  /** The place of the value at a JSON Pointer, else of the innermost value around it. */
  at(pointer: string): Position;
  /** The place of the key in front of the value at a JSON Pointer, else of the innermost value around it. */
  keyAt(pointer: string): Position;
}

export interface Parsed {
  /** Missing when the bytes are no JSON. Frozen. */
  readonly value?: JsonValue;
  readonly traced?: Traced;
  readonly positions: Positions;
  readonly issues: readonly Issue[];
}

const parsed = new WeakMap<Uint8Array, Map<string, Parsed>>();

/**
 * Reads strict JSON (RFC 8259) and remembers where each value stands. Bad input of any kind gives issues, never an
 * exception. The same array of bytes is read once: it must not be changed afterwards.
 */
export function parseJson(bytes: Uint8Array, file: string): Parsed {
  const cached = parsed.get(bytes)?.get(file);
  if (cached !== undefined) return cached;
  const result = read(bytes, file);
  parsed.set(bytes, (parsed.get(bytes) ?? new Map<string, Parsed>()).set(file, result));
  return result;
}

function read(bytes: Uint8Array, file: string): Parsed {
  const { text, issues } = decode(bytes, file);
  const place = (position: Position, pointer = '') => ({ file, pointer, ...position });
  if (text === undefined) return failed(issues);
  const source = new SourceText(file, text);
  if (text.trim() === '')
    return failed([...issues, createIssue('file-empty', place({ line: 1, column: 1 }), {})]);
  const { over, members } = measure(text);
  if (over !== undefined) {
    const excessPlace = place(source.position(over.offset, over.offset + 1));
    const issue =
      over.limit === 'depth'
        ? createIssue('json-depth', excessPlace, { limit: deepest })
        : createIssue('json-values', excessPlace, { limit: mostValues });
    return failed([...issues, issue]);
  }
  const value = plainValue(text, members);
  if (value === undefined) return readTree(source, issues);
  let tree: Traced | undefined;
  // Most files are right, and then nobody asks where anything stands in them.
  const traced = () => {
    tree ??= readTree(source, []).traced;
    if (tree === undefined) throw new Error(`${file} is JSON for one parser and none for the other.`);
    return tree;
  };
  return {
    value,
    get traced() {
      return traced();
    },
    positions: positionsIn(traced),
    issues,
  };
}

function readTree(source: SourceText, issues: readonly Issue[]): Parsed {
  const errors: ParseError[] = [];
  const root = parseTree(source.text, errors, { disallowComments: true, allowTrailingComma: false });
  if (errors.length > 0 || root === undefined) return failed([...issues, ...syntaxIssues(source, errors)]);
  const built = new TreeReader(source);
  const traced = built.read(root, undefined, '');
  return {
    value: traced.value,
    traced,
    positions: positionsIn(() => traced),
    issues: [...issues, ...built.issuesIn(traced.value)],
  };
}

function failed(issues: readonly Issue[]): Parsed {
  const start = { line: 1, column: 1 };
  return { positions: { at: () => start, keyAt: () => start }, issues };
}

function positionsIn(root: () => Traced): Positions {
  return {
    at: (pointer) => valuePosition(tracedNear(root(), pointer).traced.mark),
    keyAt(pointer) {
      const { traced, exact } = tracedNear(root(), pointer);
      return exact ? keyPosition(traced.mark) : valuePosition(traced.mark);
    },
  };
}

/** Turns a tree of nodes into traced values. Its depth is limited before, so it may recurse. */
class TreeReader {
  readonly #source: SourceText;
  readonly #found: { readonly code: Code; readonly make: (root: JsonValue) => Issue }[] = [];

  constructor(source: SourceText) {
    this.#source = source;
  }

  issuesIn(root: JsonValue): Issue[] {
    const list = issueList();
    for (const { code, make } of this.#found) list.add(code, () => make(root));
    return list.all();
  }

  read(node: Node, key: Node | undefined, pointer: string): Traced {
    const mark: Mark = {
      source: this.#source,
      start: node.offset,
      end: node.offset + node.length,
      ...(key === undefined ? {} : { key: { start: key.offset, end: key.offset + key.length } }),
    };
    const from = { mark, overrode: [] };
    if (node.type === 'array') {
      const items = (node.children ?? []).map((item, index) =>
        this.read(item, undefined, pointerTo(pointer, index)),
      );
      return tracedList(items, from);
    }
    if (node.type === 'object') return tracedObject(this.#members(node, pointer), from);
    const value = node.value as JsonValue;
    if (typeof value === 'number' && !Number.isFinite(value)) this.#hugeNumber(mark, pointer);
    return { ...from, value, nullsInside: false };
  }

  #members(node: Node, pointer: string): Map<string, Traced> {
    const members = new Map<string, Traced>();
    for (const property of node.children ?? []) {
      const [key, child] = property.children ?? [];
      if (key === undefined || child === undefined) continue;
      const name = String(key.value);
      const first = members.get(name);
      if (isForbidden(name)) {
        const place = this.#keyPlace(key, name, pointer);
        this.#add('forbidden-key', (root) =>
          createIssue('forbidden-key', place, { path: pathOf(root, pointer), key: name }),
        );
      } else if (first !== undefined) {
        const place = this.#keyPlace(key, name, pointer);
        const { line, column } = keyPosition(first.mark);
        this.#add('duplicate-key', (root) =>
          createIssue('duplicate-key', place, { path: pathOf(root, pointer), key: name, line, column }),
        );
      } else members.set(name, this.read(child, key, pointerTo(pointer, name)));
    }
    return members;
  }

  #keyPlace({ offset, length }: Node, name: string, pointer: string): Place {
    const position = this.#source.position(offset, offset + length);
    return { file: this.#source.file, pointer: pointerTo(pointer, name), ...position };
  }

  #hugeNumber(mark: Mark, pointer: string): void {
    const place = { file: this.#source.file, pointer, ...valuePosition(mark) };
    const args = { what: 'The number is too large', hint: 'Write a number below 1e308.' };
    this.#add('json-syntax', () => createIssue('json-syntax', place, args));
  }

  #add(code: Code, make: (root: JsonValue) => Issue): void {
    this.#found.push({ code, make });
  }
}
