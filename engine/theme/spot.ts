import { type Code, createIssue, type Issue, nearest } from '#engine/issues/index.ts';
import { type JsonValue, pointerTo } from '#engine/manifest/index.ts';
import type { LayeredToken } from './layer-tokens.ts';
import { received } from './received.ts';

type ArgsOf<C extends Code> = Omit<Parameters<typeof createIssue<C>>[2], 'path'>;

/** A value inside a token's definition: where it stands, and how to say what is wrong with it. */
export class Spot {
  readonly token: LayeredToken;
  readonly #pointer: string;
  readonly #path: string;
  readonly #issues: Issue[];

  constructor(token: LayeredToken, issues: Issue[], pointer = `${token.pointer}/$value`, path = token.name) {
    this.token = token;
    this.#issues = issues;
    this.#pointer = pointer;
    this.#path = path;
  }

  /** The spot of a member or an item of the value. */
  in(key: string | number): Spot {
    const path = typeof key === 'number' ? `${this.#path}[${key}]` : `${this.#path}.${key}`;
    return new Spot(this.token, this.#issues, pointerTo(this.#pointer, key), path);
  }

  /** The spot of one of the token's `$extensions`. */
  extension(name: string): Spot {
    const pointer = pointerTo(`${this.token.pointer}/$extensions`, name);
    return new Spot(this.token, this.#issues, pointer, `${this.token.name}[${name}]`);
  }

  report<C extends Code>(code: C, args: ArgsOf<C>): undefined {
    const full = { ...args, path: this.#path } as unknown as Parameters<typeof createIssue<C>>[2];
    this.#issues.push(createIssue(code, this.token.place(this.#pointer), full));
  }

  /** Says that the value has a key that it cannot have. */
  unknownKey(key: string, known: readonly string[]): undefined {
    const place = this.token.place(pointerTo(this.#pointer, key), 'key');
    const args = { path: this.#path, key, nearest: nearest(key, known), known };
    this.#issues.push(createIssue('token-key', place, args));
  }

  /** Says that the value is not of its type. `expected` goes on from "expected". */
  expected(expected: string, value: JsonValue | undefined, hint: string): undefined {
    const got = value === undefined ? 'nothing' : received(value);
    return this.report('token-value', { expected, received: got, hint } as ArgsOf<'token-value'>);
  }
}
