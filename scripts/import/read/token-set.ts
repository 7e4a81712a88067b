import { isList, isObject, type JsonValue, own, pointerKeys, valueAt } from '@liveryjs/engine/manifest';
import { NotTaken } from '#scripts/import/remark.ts';
import type { RawToken } from './raw-token.ts';

/** A token with its value for one theme. */
export interface SetToken {
  readonly raw: RawToken;
  readonly value: JsonValue;
  /** Opacity of its colour, from 0 to 1, which stands beside the value. */
  readonly alpha: JsonValue | undefined;
}

const ALIAS = /^\{([^{}]+)\}$/;

/** The name in `{name}`; undefined for any other value. */
export function aliasOf(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? ALIAS.exec(value)?.[1] : undefined;
}

/** All tokens of a library for one mode, which refer to each other. */
export class TokenSet {
  readonly tokens: ReadonlyMap<string, SetToken>;

  constructor(tokens: ReadonlyMap<string, SetToken>) {
    this.tokens = tokens;
  }

  /**
   * The token that a name means.
   *
   * @throws NotTaken where there is none
   */
  expect(name: string): SetToken {
    const found = this.tokens.get(name) ?? this.tokens.get(`${name}.$root`);
    if (found !== undefined) return found;
    const what = `It refers to ${name}, which is not there.`;
    throw new NotTaken(
      what,
      'Name the file that has it as a source too, or leave the token out in the mapping.',
    );
  }

  /**
   * The type of a token: its own, or that of the token it refers to.
   *
   * @throws NotTaken where it has none, and where aliases go in a circle
   */
  typeOf(token: SetToken, open: readonly string[] = []): string {
    const { name, type } = token.raw;
    if (open.includes(name)) throw circle([...open.slice(open.indexOf(name)), name]);
    const target = aliasOf(this.settle(token.value, token));
    const through = target === undefined ? undefined : this.typeOf(this.expect(target), [...open, name]);
    const found = type ?? through;
    if (found !== undefined) return found;
    throw new NotTaken(
      'It has no type.',
      'Its library has to write "$type"; leave it out in the mapping until then.',
    );
  }

  /**
   * A value in which nothing but names in braces leads elsewhere: references by JSON Pointer to a whole token are such
   * names, all others what they lead to.
   *
   * @throws NotTaken where a reference leads nowhere
   */
  settle(value: JsonValue, token: SetToken, open: readonly string[] = []): JsonValue {
    if (isList(value)) return value.map((item) => this.settle(item, token, open));
    if (!isObject(value)) return value;
    const { $ref } = value;
    if (typeof $ref !== 'string') {
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, this.settle(item, token, open)]),
      );
    }
    if (open.includes($ref)) throw circle([...open, $ref]);
    return this.#pointedTo($ref, token, [...open, $ref]);
  }

  /**
   * The value that a chain of names ends with.
   *
   * @throws NotTaken where a name leads nowhere or in a circle
   */
  literal(name: string, open: readonly string[] = []): JsonValue {
    if (open.includes(name)) throw circle([...open, name]);
    const token = this.expect(name);
    const value = this.settle(token.value, token, open);
    const next = aliasOf(value);
    return next === undefined ? value : this.literal(next, [...open, name]);
  }

  #pointedTo($ref: string, token: SetToken, open: readonly string[]): JsonValue {
    const keys = pointerKeys($ref.replace(/^[^#]*#/, ''));
    const at = this.#tokenAt(keys, token, $ref);
    if (at === undefined) {
      const { value } = token.raw.document.source;
      const plain = $ref.startsWith('#') ? valueAt(value, $ref.slice(1)) : undefined;
      if (plain !== undefined && !isObject(plain)) return plain;
      throw new NotTaken(
        `It refers to ${$ref}, which is not there.`,
        'Name the file that has it as a source, too.',
      );
    }
    const [name, ...inside] = at;
    if (inside.length === 0) return `{${name}}`;
    let value: JsonValue | undefined = this.literal(name, open);
    for (const key of inside) {
      value = isList(value) ? value[Number(key)] : own(value, key);
      const next = aliasOf(value);
      if (next !== undefined) value = this.literal(next, open);
    }
    if (value === undefined)
      throw new NotTaken(`It refers to ${$ref}, which is not there.`, 'Leave it out in the mapping.');
    return this.settle(value, token, open);
  }

  /** The name of the token that a pointer leads into, and the keys inside of its value. */
  #tokenAt(keys: readonly string[], { raw }: SetToken, $ref: string): [string, ...string[]] | undefined {
    // A pointer may start from the file of a resolver, which is around the document.
    const base = pointerKeys(raw.document.pointer);
    const fromFile = $ref.startsWith('#') && base.every((key, index) => keys[index] === key);
    for (const path of fromFile ? [keys.slice(base.length), keys] : [keys]) {
      const end = path.indexOf('$value');
      const name = (end === -1 ? path : path.slice(0, end)).join('.');
      const found = this.tokens.get(name) ?? this.tokens.get(`${name}.$root`);
      if (found !== undefined) return [found.raw.name, ...(end === -1 ? [] : path.slice(end + 1))];
    }
    return undefined;
  }
}

function circle(names: readonly string[]): NotTaken {
  return new NotTaken(
    `It goes in a circle: ${names.join(' → ')}.`,
    'Tell its library, or leave it out in the mapping.',
  );
}
