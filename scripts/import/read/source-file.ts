import { parse, type ValueNode } from '@humanwhocodes/momoa';
import { type JsonObject, type JsonValue, pointerKeys, pointerTo } from '@liveryjs/engine/manifest';

/** A file of a library's tokens, which knows where its values stand. */
export interface SourceFile {
  /** As it is shown to people. */
  readonly file: string;
  readonly value: JsonObject;
  /** Line and column, from 1, of the key in front of a value, else of the innermost value around it. */
  at(pointer: string): { readonly line: number; readonly column: number };
  /** Pointers of keys that stand in one object twice: the later one counts. */
  readonly twice: readonly string[];
}

/** Why a file cannot be read. */
export interface Unreadable {
  readonly line: number;
  readonly column: number;
  /** A sentence. */
  readonly what: string;
  /** Whether it is in order, and no object. */
  readonly isOther?: true;
}

/** The largest file of tokens that is read, in UTF-16 units. */
const LARGEST = 8 * 1024 * 1024;

/**
 * Reads JSON, JSON with comments, or JSON5. Bad input gives a sentence, never an exception.
 *
 * @param file the path, as people read it
 * @param text what the file says
 */
export function readSourceFile(file: string, text: string): SourceFile | Unreadable {
  if (text.length > LARGEST) return unreadable('The file is larger than eight megabytes.');
  try {
    const { body } = parse(text.replace(/^\ufeff/, ''), { mode: 'json5', allowTrailingCommas: true });
    if (body.type !== 'Object')
      return { ...unreadable('The file holds no object.', body.loc.start), isOther: true };
    const reader = new TreeReader();
    const value = reader.read(body, '') as JsonObject;
    const { places, twice } = reader;
    return { file, value, twice, at: (pointer) => nearestPlace(places, pointer) };
  } catch (error) {
    // A text of a hundred thousand brackets is deeper than any tokens.
    if (error instanceof RangeError) return unreadable('The file is nested too deeply.');
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

type Places = ReadonlyMap<string, { readonly line: number; readonly column: number }>;

function nearestPlace(places: Places, pointer: string) {
  const keys = pointerKeys(pointer);
  for (let count = keys.length; count >= 0; count--) {
    const place = places.get(keys.slice(0, count).reduce(pointerTo, ''));
    if (place !== undefined) return place;
  }
  return { line: 1, column: 1 };
}

class TreeReader {
  readonly places = new Map<string, { readonly line: number; readonly column: number }>();
  readonly twice: string[] = [];

  read(node: ValueNode, pointer: string): JsonValue {
    if (!this.places.has(pointer)) this.#mark(pointer, node);
    switch (node.type) {
      case 'Object': {
        const members = new Map<string, JsonValue>();
        for (const { name, value } of node.members) {
          const key = name.type === 'Identifier' ? name.name : name.value;
          const at = pointerTo(pointer, key);
          if (members.has(key)) this.twice.push(at);
          this.#mark(at, name);
          members.set(key, this.read(value, at));
        }
        return Object.fromEntries(members);
      }
      case 'Array':
        return node.elements.map(({ value }, index) => this.read(value, pointerTo(pointer, index)));
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

  #mark(
    pointer: string,
    { loc }: { readonly loc: { readonly start: { line: number; column: number } } },
  ): void {
    this.places.set(pointer, { line: loc.start.line, column: loc.start.column });
  }
}
