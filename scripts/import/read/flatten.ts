import {
  isObject,
  type JsonObject,
  type JsonValue,
  own,
  pointerKeys,
  pointerTo,
} from '@liveryjs/engine/manifest';
import type { Remark } from '#scripts/import/remark.ts';
import type { RawToken, TokenDocument } from './raw-token.ts';

/** A group with the file that it stands in. */
interface Group {
  readonly value: JsonObject;
  readonly pointer: string;
  readonly document: TokenDocument;
}

/**
 * The tokens of a document in the format of the Design Tokens Community Group, 2025.10, one after another. Groups that
 * extend others have the others' tokens too. A token may have tokens inside, and a group may have a value of its own, `$root`.
 *
 * @param document what is read
 * @param others all documents of the library: groups of theirs may be extended
 * @param theming name of the extension that gives tokens a value for each theme. What has it is a token without `$value`
 */
export function flatten(
  document: TokenDocument,
  others: readonly TokenDocument[],
  theming?: string,
): { readonly tokens: readonly RawToken[]; readonly remarks: readonly Remark[] } {
  const flattener = new Flattener(others, theming);
  flattener.walk([{ value: document.value, pointer: document.pointer, document }], [], undefined, undefined);
  return flattener;
}

class Flattener {
  readonly tokens: RawToken[] = [];
  readonly remarks: Remark[] = [];
  readonly #others: readonly TokenDocument[];
  readonly #theming: string | undefined;

  constructor(others: readonly TokenDocument[], theming: string | undefined) {
    this.#others = others;
    this.#theming = theming;
  }

  /** @param layers one group, each over the one before: what is extended, then what extends it */
  walk(
    layers: readonly Group[],
    keys: readonly string[],
    above: string | undefined,
    old: string | undefined,
  ): void {
    const all = layers.flatMap((layer) => this.#withBases(layer, []));
    const type =
      last(all.map(({ value }) => value.$type).filter((found) => typeof found === 'string')) ?? above;
    const deprecated = deprecation(last(all.map(({ value }) => value.$deprecated).filter(isGiven))) ?? old;
    const names = new Set(all.flatMap(({ value }) => Object.keys(value)));
    for (const key of names) {
      if (key.startsWith('$') && key !== '$root') continue;
      const inner = [...keys, key];
      const members = all.flatMap((group) => {
        const { value, pointer, document } = group;
        if (!Object.hasOwn(value, key)) return [];
        const member = value[key] ?? null;
        const at = pointerTo(pointer, key);
        if (isObject(member)) return [{ value: member, pointer: at, document }];
        // An opacity beside a value is the value's, not a token.
        if (!(key === 'alpha' && this.#isToken(value)))
          this.#remark({ document, pointer: at }, inner, `It is neither a group nor a token.`, LEAVE);
        return [];
      });
      const top = members.at(-1);
      if (top === undefined) continue;
      if (this.#isToken(top.value)) {
        this.#token(top, inner, type, deprecated);
        // What extends a group says a token of it anew as a whole.
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
    const { $value, $ref, $type, $extensions, $deprecated, alpha } = value;
    this.tokens.push({
      name: keys.join('.'),
      keys,
      value: $value ?? ($ref === undefined ? undefined : { $ref }),
      type: ownText($type) ?? type,
      alpha,
      deprecated: deprecation($deprecated) ?? ($deprecated === false ? undefined : old),
      extensions: isObject($extensions) ? $extensions : {},
      document,
      pointer,
    });
  }

  /** A group after those that it extends, the furthest first. */
  #withBases(group: Group, open: readonly string[]): Group[] {
    const { $extends, $ref } = group.value;
    const named =
      typeof $extends === 'string' ? $extends : Object.hasOwn(group.value, '$value') ? undefined : $ref;
    if (typeof named !== 'string' || (named === $ref && !this.#isGroupAt(named))) return [group];
    const id = `${group.document.source.file}#${group.pointer}`;
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
    const found = this.#others
      .map((document) => this.#find(reference, document))
      .find((group) => group !== undefined);
    return (
      found !== undefined && !Object.hasOwn(found.value, '$value') && !Object.hasOwn(found.value, '$ref')
    );
  }

  #groupAt(reference: string, first: TokenDocument): Group | undefined {
    for (const document of [first, ...this.#others]) {
      const group = this.#find(reference, document);
      if (group !== undefined) return group;
    }
    return undefined;
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
    at: Pick<Group, 'document' | 'pointer'>,
    keys: readonly string[],
    what: string,
    remedy: string,
  ): void {
    const { source } = at.document;
    const place = source.at(at.pointer);
    this.remarks.push({ name: keys.join('.'), file: source.file, ...place, taken: false, what, remedy });
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
