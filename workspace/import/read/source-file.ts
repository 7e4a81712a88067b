import { type MemberNode, type ObjectNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import { type JsonObject, type JsonValue, pointerKeys, pointerTo } from '@liveryjs/compiler/manifest';

/** A file of a library's tokens, which knows where its values stand. */
export interface SourceFile {
  /** As it is shown to people. */
  readonly file: string;
  readonly value: JsonObject;
  /** Line and column, from 1, of the key in front of a value, else of the innermost value around it. */
  at(pointer: string): { readonly line: number; readonly column: number };
  /** Pointers of keys that stand in one object twice: the later one counts. */
  readonly twice: readonly string[];
  /** Keys of tokens in the older form that say nothing in the format, with the token's pointer. */
  readonly leftOut?: readonly { readonly key: string; readonly pointer: string }[];
}

/** Why a file cannot be read. */
export interface Unreadable {
  readonly line: number;
  readonly column: number;
  /** A sentence. */
  readonly what: string;
  /** True when the file is in order, and no object. */
  readonly isOther?: true;
}

/** The largest file of tokens that is read, in UTF-16 units. */
const LARGEST = 8 * 1024 * 1024;

/** The most commas and brackets of a file: about as many values, each of which takes a kilobyte while it is read. */
const MOST_SIGNS = 300_000;

/** The most levels of groups, tokens and values. */
const MOST_LEVELS = 100;

/**
 * Reads JSON, JSON with comments, or JSON5. Bad input gives a sentence, never an exception.
 *
 * @param file the path, as people read it
 * @param text what the file says
 */
export function readSourceFile(file: string, text: string): SourceFile | Unreadable {
  if (text.length > LARGEST) return unreadable('The file is larger than eight megabytes.');
  if (signsIn(text) > MOST_SIGNS)
    return unreadable(`The file has more than ${MOST_SIGNS} values. Divide it into several files.`);
  try {
    // The parser waits for ever for what a backslash at the very end escapes.
    const whole = text.replace(/^\ufeff/, '').replace(/\\$/, '\\\n');
    const { body } = parse(whole, { mode: 'json5', allowTrailingCommas: true });
    if (body.type !== 'Object')
      return { ...unreadable('The file holds no object.', body.loc.start), isOther: true };
    const reader = new TreeReader();
    const value = reader.read(body, '', 1) as JsonObject;
    if (reader.tooDeep !== undefined)
      return unreadable(`The file is nested more than ${MOST_LEVELS} deep.`, reader.tooDeep.loc.start);
    return { file, value, twice: reader.twice, at: (pointer) => nearestPlace(body, pointer) };
  } catch (error) {
    // The parser itself has no more stack.
    if (error instanceof RangeError) return unreadable(`The file is nested more than ${MOST_LEVELS} deep.`);
    const { message, line = 1, column = 1 } = error as Error & { line?: number; column?: number };
    return unreadable(`The file is no JSON or JSON5: ${message.replace(/ \(\d+:\d+\)$/, '')}`, {
      line,
      column,
    });
  }
}

export function isReadable(read: SourceFile | Unreadable): read is SourceFile {
  return 'value' in read;
}

function unreadable(what: string, { line, column } = { line: 1, column: 1 }): Unreadable {
  return { what: /[.!?]$/.test(what) ? what : `${what}.`, line, column };
}

/** Commas and opening brackets, wherever they stand. */
function signsIn(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === COMMA || unit === OPEN_BRACE || unit === OPEN_BRACKET) count++;
  }
  return count;
}

const [COMMA, OPEN_BRACE, OPEN_BRACKET] = [0x2c, 0x7b, 0x5b];

/** The place of the key in front of a value, else of the innermost value around it. */
function nearestPlace(body: ObjectNode, pointer: string): { line: number; column: number } {
  let node: ValueNode = body;
  let { start } = body.loc;
  for (const key of pointerKeys(pointer)) {
    if (node.type === 'Object') {
      const member = membersOf(node).get(key);
      if (member === undefined) break;
      node = member.value;
      start = member.name.loc.start;
    } else if (node.type === 'Array') {
      const element: ValueNode | undefined = node.elements[Number(key)]?.value;
      if (element === undefined) break;
      node = element;
      start = element.loc.start;
    } else break;
  }
  return { line: start.line, column: start.column };
}

/** The members of an object by their keys, of two with one key the later one. */
function membersOf(node: ObjectNode): ReadonlyMap<string, MemberNode> {
  const members = membersByKey.get(node) ?? new Map(node.members.map((member) => [keyOf(member), member]));
  membersByKey.set(node, members);
  return members;
}

const membersByKey = new WeakMap<ObjectNode, ReadonlyMap<string, MemberNode>>();

function keyOf({ name }: MemberNode): string {
  return name.type === 'Identifier' ? name.name : name.value;
}

class TreeReader {
  readonly twice: string[] = [];
  /** A value that stands deeper than any token. */
  tooDeep: ValueNode | undefined;

  read(node: ValueNode, pointer: string, depth: number): JsonValue {
    if (depth > MOST_LEVELS) {
      this.tooDeep ??= node;
      return null;
    }
    switch (node.type) {
      case 'Object': {
        const members = new Map<string, JsonValue>();
        for (const member of node.members) {
          const memberPointer = pointerTo(pointer, keyOf(member));
          if (members.has(keyOf(member))) this.twice.push(memberPointer);
          members.set(keyOf(member), this.read(member.value, memberPointer, depth + 1));
        }
        return Object.fromEntries(members);
      }
      case 'Array':
        return node.elements.map(({ value }, index) =>
          this.read(value, pointerTo(pointer, index), depth + 1),
        );
      case 'String':
      case 'Number':
      case 'Boolean':
        return node.value;
      case 'Infinity':
        return node.sign === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
      case 'NaN':
        return Number.NaN;
      default:
        return null;
    }
  }
}
