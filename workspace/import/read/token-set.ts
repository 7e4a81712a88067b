import { isList, isObject, type JsonValue, own, pointerKeys, valueAt } from '@liveryjs/compiler/manifest';
import { NotTaken } from '#workspace/import/remark.ts';
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

/** The most tokens that refer on to each other, as in the engine. */
const MOST_STEPS = 100;

/** The most values of a token, with what references put in: those that double are a billion after thirty steps. */
const MOST_VALUES = 2000;

/** The most values of all tokens together. */
const MOST_IN_ALL = 300_000;

/** All tokens of a library for one mode, which refer to each other. */
export class TokenSet {
  readonly tokens: ReadonlyMap<string, SetToken>;
  readonly #settled = new Map<SetToken, JsonValue | NotTaken>();
  readonly #types = new Map<SetToken, string>();
  #inAll = 0;

  constructor(tokens: ReadonlyMap<string, SetToken>) {
    this.tokens = tokens;
  }

  /**
   * The token that a name means.
   *
   * @throws NotTaken where there is none
   */
  expect(name: string): SetToken {
    const token = this.tokens.get(name) ?? this.tokens.get(`${name}.$root`);
    if (token !== undefined) return token;
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
    expectStep(name, open);
    const before = this.#types.get(token);
    if (before !== undefined) return before;
    const target = aliasOf(this.settle(token));
    const through = target === undefined ? undefined : this.typeOf(this.expect(target), [...open, name]);
    const tokenType = type ?? through;
    if (tokenType === undefined)
      throw new NotTaken(
        'It has no type.',
        'Its library has to write "$type"; leave it out in the mapping until then.',
      );
    this.#types.set(token, tokenType);
    return tokenType;
  }

  /**
   * The value of a token in which nothing but names in braces leads elsewhere: references by JSON Pointer to a whole token
   * are such names, all others what they lead to.
   *
   * @throws NotTaken where a reference leads nowhere, and where they lead to more values than any token has
   */
  settle(token: SetToken): JsonValue {
    const before = this.#settled.get(token) ?? this.#settle(token);
    this.#settled.set(token, before);
    if (before instanceof NotTaken) throw before;
    return before;
  }

  #settle(token: SetToken): JsonValue | NotTaken {
    const budget = { left: MOST_VALUES };
    try {
      return this.#follow(token.value, token, [], budget);
    } catch (error) {
      if (error instanceof NotTaken) return error;
      throw error;
    } finally {
      this.#inAll += MOST_VALUES - budget.left;
    }
  }

  #follow(value: JsonValue, token: SetToken, open: readonly string[], budget: Budget): JsonValue {
    budget.left -= 1;
    if (budget.left < 0)
      throw tooLarge(`Its value has more than ${MOST_VALUES} values with what it refers to.`);
    if (this.#inAll > MOST_IN_ALL)
      throw tooLarge(`The library has more than ${MOST_IN_ALL} values with what they refer to.`);
    if (isList(value)) return value.map((item) => this.#follow(item, token, open, budget));
    if (!isObject(value)) return value;
    const { $ref } = value;
    if (typeof $ref !== 'string') {
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, this.#follow(item, token, open, budget)]),
      );
    }
    expectStep($ref, open);
    return this.#pointedTo($ref, token, [...open, $ref], budget);
  }

  /**
   * The value that a chain of names ends with.
   *
   * @throws NotTaken where a name leads nowhere or in a circle
   */
  literal(name: string, open: readonly string[] = []): JsonValue {
    expectStep(name, open);
    const value = this.settle(this.expect(name));
    const next = aliasOf(value);
    return next === undefined ? value : this.literal(next, [...open, name]);
  }

  /** The same while a value is settled: what stands in the way of that is not settled itself. */
  #ending(name: string, open: readonly string[], budget: Budget): JsonValue {
    expectStep(name, open);
    const token = this.expect(name);
    const value = this.#follow(token.value, token, open, budget);
    const next = aliasOf(value);
    return next === undefined ? value : this.#ending(next, [...open, name], budget);
  }

  #pointedTo($ref: string, token: SetToken, open: readonly string[], budget: Budget): JsonValue {
    const keys = pointerKeys($ref.replace(/^[^#]*#/, ''));
    const tokenPath = this.#tokenAt(keys, token, $ref);
    if (tokenPath === undefined) {
      const { value } = token.raw.document.source;
      const plain = $ref.startsWith('#') ? valueAt(value, $ref.slice(1)) : undefined;
      if (plain !== undefined && !isObject(plain)) return plain;
      throw new NotTaken(
        `It refers to ${$ref}, which is not there.`,
        'Name the file that has it as a source, too.',
      );
    }
    const [name, ...inside] = tokenPath;
    if (inside.length === 0) return `{${name}}`;
    let value: JsonValue | undefined = this.#ending(name, open, budget);
    for (const key of inside) {
      value = isList(value) ? value[Number(key)] : own(value, key);
      const next = aliasOf(value);
      if (next !== undefined) value = this.#ending(next, open, budget);
    }
    if (value === undefined)
      throw new NotTaken(`It refers to ${$ref}, which is not there.`, 'Leave it out in the mapping.');
    return this.#follow(value, token, open, budget);
  }

  /** The name of the token that a pointer leads into, and the keys inside of its value. */
  #tokenAt(keys: readonly string[], { raw }: SetToken, $ref: string): [string, ...string[]] | undefined {
    // A pointer may start from the file of a resolver, which is around the document.
    const base = pointerKeys(raw.document.pointer);
    const fromFile = $ref.startsWith('#') && base.every((key, index) => keys[index] === key);
    for (const path of fromFile ? [keys.slice(base.length), keys] : [keys]) {
      const end = path.indexOf('$value');
      const name = (end === -1 ? path : path.slice(0, end)).join('.');
      const token = this.tokens.get(name) ?? this.tokens.get(`${name}.$root`);
      if (token !== undefined) return [token.raw.name, ...(end === -1 ? [] : path.slice(end + 1))];
    }
    return undefined;
  }
}

interface Budget {
  left: number;
}

/** @throws NotTaken where what is referred to was on the way already, or is too many steps behind */
function expectStep(name: string, open: readonly string[]): void {
  if (open.includes(name))
    throw new NotTaken(
      `It goes in a circle: ${[...open.slice(open.indexOf(name)), name].join(' → ')}.`,
      'Tell its library, or leave it out in the mapping.',
    );
  expectFewSteps(open);
}

/** @throws NotTaken where more tokens refer on to each other than any library has */
export function expectFewSteps(open: readonly string[]): void {
  if (open.length > MOST_STEPS) throw tooLarge(`It refers on through more than ${MOST_STEPS} tokens.`);
}

function tooLarge(what: string): NotTaken {
  return new NotTaken(what, 'Tell its library, or leave it out in the mapping.');
}
