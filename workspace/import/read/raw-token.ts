import type { JsonObject, JsonValue } from '@liveryjs/compiler/manifest';
import type { SourceFile } from './source-file.ts';

/** A part of a file that holds tokens: a whole file, or a set that stands inside of a resolver's. */
export interface TokenDocument {
  readonly source: SourceFile;
  /** JSON Pointer of the outermost group. */
  readonly pointer: string;
  readonly value: JsonObject;
}

/** A token as its library writes it, before anything it refers to is looked up. */
export interface RawToken {
  /** Its keys, with dots between them, as aliases name it. */
  readonly name: string;
  readonly keys: readonly string[];
  /** Missing where only themes give it a value. */
  readonly value: JsonValue | undefined;
  /** True where null stands in the place of its value. */
  readonly isNull: boolean;
  /** The type of the token, or of the nearest group around it that has one. */
  readonly type: string | undefined;
  /** Opacity from 0 to 1 that stands beside the value. No part of the standard, and in use. */
  readonly alpha: JsonValue | undefined;
  readonly deprecated: string | undefined;
  readonly description: string | undefined;
  readonly extensions: JsonObject;
  readonly document: TokenDocument;
  /** JSON Pointer of the token in its file. */
  readonly pointer: string;
}
