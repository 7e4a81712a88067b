import {
  isObject,
  type JsonObject,
  type JsonValue,
  own,
  pointerKeys,
  pointerTo,
} from '@liveryjs/compiler/manifest';
import { Failure } from '#workspace/failure.ts';
import type { Remark } from '#workspace/import/remark.ts';
import { type Dropped, droppedOf, sayingNothing } from './dropped.ts';
import type { RawToken, TokenDocument } from './raw-token.ts';

/** A group with the file that it stands in. */
interface Group {
  readonly value: JsonObject;
  readonly pointer: string;
  readonly document: TokenDocument;
}

export interface Flattened {
  readonly tokens: readonly RawToken[];
  readonly remarks: readonly Remark[];
  readonly dropped: readonly Dropped[];
}

/** The number of groups and tokens that a library may still have, with those that groups have because they extend others. */
export interface Room {
  left: number;
}

/** The room of a library. Groups that extend others double them: thirty steps would be a billion. */
export const room = (): Room => ({ left: 100_000 });

/** The most groups that stand in each other, and that extend one another. */
const MOST_STEPS = 100;

/** The most letters of a token's name, with those of the groups around it. */
const LONGEST_NAME = 500;

/**
 * The tokens of a document in the format of the Design Tokens Community Group, 2025.10, one after another. Groups that
 * extend others have the others' tokens too. A token may have tokens inside, and a group may have a value of its own, `$root`.
 *
 * @param document what is read
 * @param others all documents of the library: groups of theirs may be extended
 * @param theming name of the extension that gives tokens a value for each theme. What has it is a token without `$value`
 * @param left room that the documents of a library share
 * @throws Failure where the room is not enough
 */
export function flatten(
  document: TokenDocument,
  others: readonly TokenDocument[],
  theming?: string,
  left: Room = room(),
): Flattened {
  const flattener = new Flattener(others, theming, left);
  flattener.walk([{ value: document.value, pointer: document.pointer, document }], [], undefined, undefined);
  return flattener;
}

class Flattener {
  readonly tokens: RawToken[] = [];
  readonly remarks: Remark[] = [];
  readonly dropped: Dropped[] = [];
  readonly #others: readonly TokenDocument[];
  readonly #theming: string | undefined;
  readonly #room: Room;
  readonly #groups = new Map<string, Group | undefined>();

  constructor(others: readonly TokenDocument[], theming: string | undefined, left: Room) {
    this.#others = others;
    this.#theming = theming;
    this.#room = left;
  }

  /** @param layers one group, each over the one before: what is extended, then what extends it */
  walk(
    layers: readonly Group[],
    keys: readonly string[],
    above: string | undefined,
    old: string | undefined,
  ): void {
    const all = layers.flatMap((layer) => this.#withBases(layer, []));
    for (const group of layers) this.#drops(group, keys);
    const type =
      last(all.map(({ value }) => value.$type).filter((declaredType) => typeof declaredType === 'string')) ??
      above;
    const deprecated = deprecation(last(all.map(({ value }) => value.$deprecated).filter(isGiven))) ?? old;
    const names = new Set(all.flatMap(({ value }) => Object.keys(value)));
    for (const key of names) {
      if (key.startsWith('$') && key !== '$root') continue;
      const inner = [...keys, key];
      if (!this.#isShort(inner, layers)) continue;
      const members = all.flatMap((group) => {
        const { value, pointer, document } = group;
        if (!Object.hasOwn(value, key)) return [];
        const member = value[key] ?? null;
        const memberPointer = pointerTo(pointer, key);
        if (isObject(member)) return [{ value: member, pointer: memberPointer, document }];
        // An opacity beside a value is the value's, not a token.
        if (!(key === 'alpha' && this.#isToken(value)))
          this.#remark(
            { document, pointer: memberPointer },
            inner,
            `It is neither a group nor a token.`,
            LEAVE,
          );
        return [];
      });
      const top = members.at(-1);
      if (top === undefined) continue;
      this.#take(top, inner);
      if (this.#isToken(top.value)) {
        this.#token(top, inner, type, deprecated);
        // A token in a group that extends another one replaces the other's as a whole.
        this.walk([top], inner, ownText(top.value.$type) ?? type, deprecated);
      } else this.walk(members, inner, type, deprecated);
    }
  }

  #isToken(value: JsonObject): boolean {
    if (Object.hasOwn(value, '$value')) return true;
    if (typeof value.$ref === 'string') return !this.#isGroupAt(value.$ref);
    const { $extensions } = value;
    return this.#theming !== undefined && isObject($extensions) && isObject($extensions[this.#theming]);
  }

  #token(group: Group, keys: readonly string[], type: string | undefined, old: string | undefined): void {
    const { value, pointer, document } = group;
    const { $value, $ref, $type, $extensions, $deprecated, $description, alpha } = value;
    this.tokens.push({
      name: keys.join('.'),
      keys,
      value: $value ?? ($ref === undefined ? undefined : { $ref }),
      isNull: $value === null,
      type: ownText($type) ?? type,
      alpha,
      deprecated: deprecation($deprecated) ?? ($deprecated === false ? undefined : old),
      description: ownText($description),
      extensions: isObject($extensions) ? $extensions : {},
      document,
      pointer,
    });
  }

  /** Counts a group or a token. @throws Failure where there are more, or deeper ones, than any library has */
  #take({ document, pointer }: Group, keys: readonly string[]): void {
    this.#room.left -= 1;
    if (this.#room.left >= 0 && keys.length <= MOST_STEPS) return;
    const place = `${document.source.file}:${document.source.at(pointer).line}`;
    if (this.#room.left < 0)
      throw new Failure(
        `${place}: with what its groups extend, the library has more than ${room().left} groups and tokens. Name the files whose tokens are needed.`,
      );
    throw new Failure(
      `${place}: with what they extend, groups stand more than ${MOST_STEPS} deep in each other. Look for a group that extends one around it.`,
    );
  }

  #isShort(keys: readonly string[], layers: readonly Group[]): boolean {
    const letters = keys.reduce((sum, key) => sum + key.length + 1, -1);
    if (letters <= LONGEST_NAME) return true;
    const [group] = layers;
    const what = `A name in it has ${letters} letters; ${LONGEST_NAME} are read at the most.`;
    if (group !== undefined) this.#remark(group, keys.slice(0, -1), what, LEAVE);
    return false;
  }

  /** Notes what of a group or a token is not carried over. */
  #drops({ value, document, pointer }: Group, keys: readonly string[]): void {
    const extensions = pointerTo(pointer, '$extensions');
    for (const { key, isExtension } of droppedOf(value, this.#theming)) {
      const member = pointerTo(isExtension ? extensions : pointer, key);
      this.dropped.push({ key, isExtension, name: keys.join('.'), document, pointer: member });
    }
    for (const { key, what } of sayingNothing(value))
      this.#remark({ document, pointer: pointerTo(pointer, key) }, keys, what, LEAVE, true);
  }

  /** A group after those that it extends, the furthest first. */
  #withBases(group: Group, open: readonly string[]): Group[] {
    const { $extends, $ref } = group.value;
    const named =
      typeof $extends === 'string' ? $extends : Object.hasOwn(group.value, '$value') ? undefined : $ref;
    if (typeof named !== 'string' || (named === $ref && !this.#isGroupAt(named))) return [group];
    this.#take(group, []);
    const id = `${group.document.source.file}#${group.pointer}`;
    if (open.length > MOST_STEPS) {
      const what = `The group extends others through more than ${MOST_STEPS} steps.`;
      this.#remark(
        group,
        pointerKeys(group.pointer),
        what,
        'Leave it out in the mapping, or tell its library.',
      );
      return [group];
    }
    if (open.includes(id)) {
      this.#remark(
        group,
        pointerKeys(group.pointer),
        'The group extends itself.',
        'Leave it out in the mapping, or tell its library.',
      );
      return [group];
    }
    const base = this.#groupAt(named, group.document);
    if (base === undefined) {
      const what = `The group extends ${named}, which is not there.`;
      this.#remark(group, pointerKeys(group.pointer), what, 'Name the file that has it in the mapping, too.');
      return [group];
    }
    const isAround = base.document === group.document && group.pointer.startsWith(`${base.pointer}/`);
    if (isAround) {
      const what = `The group extends ${named}, which it stands in: that would have no end.`;
      this.#remark(
        group,
        pointerKeys(group.pointer),
        what,
        'Leave it out in the mapping, or tell its library.',
      );
      return [group];
    }
    return [...this.#withBases(base, [...open, id]), group];
  }

  #isGroupAt(reference: string): boolean {
    const group = this.#groupAt(reference);
    return (
      group !== undefined && !Object.hasOwn(group.value, '$value') && !Object.hasOwn(group.value, '$ref')
    );
  }

  /** @param first a document that counts more than the others */
  #groupAt(reference: string, first?: TokenDocument): Group | undefined {
    const near = first && this.#find(reference, first);
    if (near !== undefined) return near;
    if (!this.#groups.has(reference)) {
      let group: Group | undefined;
      for (const document of this.#others) group ??= this.#find(reference, document);
      this.#groups.set(reference, group);
    }
    return this.#groups.get(reference);
  }

  /** @param reference `{a.b}`, or a JSON Pointer such as `#/a/b` */
  #find(reference: string, document: TokenDocument): Group | undefined {
    const alias = /^\{([^{}]+)\}$/.exec(reference)?.[1];
    const keys = alias?.split('.') ?? pointerKeys(reference.replace(/^[^#]*#/, ''));
    // In a set that stands inside of a resolver's file, a pointer may start from the file.
    const starts = [
      { value: document.value, pointer: document.pointer },
      ...(alias === undefined ? [{ value: document.source.value, pointer: '' }] : []),
    ];
    for (const start of starts) {
      let value: JsonValue | undefined = start.value;
      for (const key of keys) value = own(value, key);
      if (isObject(value)) return { value, pointer: keys.reduce(pointerTo, start.pointer), document };
    }
    return undefined;
  }

  #remark(
    group: Pick<Group, 'document' | 'pointer'>,
    keys: readonly string[],
    what: string,
    remedy: string,
    taken = false,
  ): void {
    const { source } = group.document;
    const place = source.at(group.pointer);
    this.remarks.push({ name: keys.join('.'), file: source.file, ...place, taken, what, remedy });
  }
}

const LEAVE = 'Leave it out in the mapping.';

function isGiven(value: JsonValue | undefined): value is JsonValue {
  return value !== undefined;
}

function last<Item>(items: readonly Item[]): Item | undefined {
  return items.at(-1);
}

function ownText(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function deprecation(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? value : value === true ? '' : undefined;
}
