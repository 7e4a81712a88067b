/** The types of one call of the platform. */
export interface CallTypes {
  /** Parameters of the address. */
  readonly query?: object;
  readonly body?: object;
  /** Names of parameters that have one value only: the client sends them by itself. */
  readonly fixed?: string;
  /** Names of parameters that the platform has a default for. */
  readonly defaults?: string;
  /** The value in the envelope. */
  readonly answer?: unknown;
  /** The need of a call for the session's token: never, where there is one, or always. */
  readonly session: 'none' | 'optional' | 'required';
  /** Codes of the refusals that the contract names. */
  readonly refusals?: string;
}

type Asked<Types> = Types extends { readonly query: infer Query }
  ? Query
  : Types extends { readonly body: infer Body }
    ? Body
    : object;
type Without<Value, Names extends PropertyKey> = Value extends Blob
  ? Value
  : Value extends unknown
    ? Omit<Value, Names>
    : never;

/** The parameters of a call: all but those that the client sends by itself. */
export type ParamsOf<Types extends CallTypes> = Without<
  Asked<Types>,
  Types extends { readonly fixed: infer Fixed extends string } ? Fixed : never
>;

/** The answer of a call; nothing where its envelope's value says nothing. */
export type AnswerOf<Types extends CallTypes> = Types extends { readonly answer: infer Answer }
  ? Answer
  : undefined;

/** The codes with which the platform refuses a call, or one of several. */
export type RefusalsOf<Declared extends Call> = Declared extends {
  readonly types?: { readonly refusals: infer Codes extends string };
}
  ? Codes
  : never;

/**
 * The form of an answer, as far as it is read.
 *
 * | form | meaning |
 * | --- | --- |
 * | `s`, `S` | text; text that is not empty |
 * | `n`, `i` | number; whole number |
 * | `d` | exact decimal as text |
 * | `t` | moment as text (ISO 8601) |
 * | `b` | yes or no |
 * | `k` | id: a text that is not empty, or a whole number; it stays as it came |
 * | `0` | null |
 * | `*` | anything |
 * | `['[', form]` | list |
 * | `['{', form]` | map |
 * | `['=', …]` | one of these constants |
 * | `['\|', …]` | the first of these forms that fits |
 * | function | gives a form that holds itself |
 * | object | its properties; those whose name ends in `?` may be missing |
 */
export type Shape =
  | 's'
  | 'S'
  | 'n'
  | 'i'
  | 'd'
  | 't'
  | 'b'
  | 'k'
  | '0'
  | '*'
  | readonly ['[' | '{', Shape]
  | readonly ['=', ...(string | number | boolean)[]]
  | readonly ['|', ...Shape[]]
  | (() => Shape)
  | { readonly [name: string]: Shape };

/** One call of the platform, as the contract in `schemas/platform/calls` declares it. */
export interface Call<Types extends CallTypes = CallTypes> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly session: Types['session'];
  /** The form in which the body is sent. Default: as JSON. sealed: only the platform can read the body. */
  readonly bodyAs?: 'sealed' | 'form' | 'picture';
  /** Headers of this call alone. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Parameters that have one value only. */
  readonly fixed?: Readonly<Record<string, string | number | boolean>>;
  /** Form of the envelope's value. Default: the value says nothing. */
  readonly answer?: Shape;
  /** Carries the types, and is never there. */
  readonly types?: Types;
}
