import { type Code, createIssue, type IssueList, nearest } from '#compiler/issues/index.ts';
import { type JsonValue, pointerTo } from '#compiler/manifest/index.ts';
import type { LayeredToken } from './layer-tokens.ts';
import { received } from './received.ts';
import type { LikelyValue } from './values/likely-value.ts';

type ArgsOf<C extends Code> = Omit<Parameters<typeof createIssue<C>>[2], 'path'>;

/** A value inside a token's definition: where it stands, and how to say what is wrong with it. */
export class Spot {
  readonly token: LayeredToken;
  readonly #pointer: string;
  readonly #path: string;
  readonly #issues: IssueList;

  constructor(
    token: LayeredToken,
    issues: IssueList,
    pointer = `${token.pointer}/$value`,
    path = token.name,
  ) {
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

  /** @param args or a function that finds them, which is asked only for what is listed */
  report<C extends Code>(code: C, args: ArgsOf<C> | (() => ArgsOf<C>)): undefined {
    this.#issues.add(code, () => {
      const given = typeof args === 'function' ? args() : args;
      const full = { ...given, path: this.#path } as unknown as Parameters<typeof createIssue<C>>[2];
      return createIssue(code, this.token.place(this.#pointer), full);
    });
  }

  /** Says that the token has an extension that nothing reads. */
  unknownExtension(key: string, meant: string | undefined, knownKeys: readonly string[]): undefined {
    this.#issues.add('token-key', () => {
      const place = this.token.place(pointerTo(`${this.token.pointer}/$extensions`, key), 'key');
      return createIssue('token-key', place, {
        path: `${this.token.name}.$extensions`,
        key,
        nearest: meant,
        known: knownKeys,
      });
    });
  }

  /** Says that the value has a key that it cannot have. */
  unknownKey(key: string, knownKeys: readonly string[]): undefined {
    this.#issues.add('token-key', () => {
      const place = this.token.place(pointerTo(this.#pointer, key), 'key');
      return createIssue('token-key', place, {
        path: this.#path,
        key,
        nearest: nearest(key, knownKeys),
        known: knownKeys,
      });
    });
  }

  /**
   * Says that the value is not of its type. `expected` goes on from "expected".
   *
   * @param meant the value that is right for sure; it becomes the hint
   */
  expected(expected: string, value: JsonValue | undefined, hint: string, meant?: LikelyValue): undefined {
    const got = value === undefined ? 'nothing' : received(value);
    return this.report('token-value', {
      expected,
      received: got,
      hint: meant === undefined ? hint : `Write ${JSON.stringify(meant).replaceAll(',', ', ')}.`,
      meant,
    });
  }
}
