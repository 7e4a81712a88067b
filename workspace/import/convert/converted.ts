import type { JsonObject, JsonValue } from '@liveryjs/compiler/manifest';
import type { TokenType } from '@liveryjs/compiler/theme';

/** A token in the form of Livery's own files, but for its extension that says which library it is from. */
export interface Converted {
  readonly type: TokenType;
  /** Names of other tokens in it are Livery's. */
  readonly value: JsonValue;
  readonly derive?: JsonObject;
  /** Livery's own extensions, as an export of a brand has them. */
  readonly extensions?: JsonObject;
  readonly deprecated?: string;
  readonly description?: string;
}

/** The surroundings that a token is converted in. */
export interface Conversion {
  /** Livery's name of another token of the library. Throws NotTaken where it is not there. */
  nameOf(name: string): string;
  /** The value that a name leads to in the end. Throws NotTaken where that is one of those that are on the way already. */
  literal(name: string, open?: readonly string[]): JsonValue;
  /** Says that something of the token is lost or changed. */
  note(what: string, remedy: string): void;
  /** Makes a further colour beside the token, and gives its name. */
  beside(part: string, color: Converted): string;
}
