import type { Languages } from '@liveryjs/schemas/brand';
import type { Place } from '#compiler/issues/index.ts';
import type { FileSystem } from '#compiler/manifest/index.ts';
import type { WrittenMessage } from './read-message-file.ts';

/** A key that something in the brand needs, and the pointer of that in the merged manifest. */
export interface MessageUse {
  readonly value: string;
  readonly pointer: string;
  /** Names of the placeholders that a setting fills, beside `brand`; missing where code says the message. */
  readonly fills?: readonly string[];
}

export interface MessagesInput {
  readonly files: FileSystem;
  /** The brands from the root to the one in question. */
  readonly chain: readonly { readonly folder: string }[];
  readonly languages: Languages;
  readonly keys: readonly MessageUse[];
  /** Keys that widgets or the engine have and this brand may not need: texts for them are never called unused. */
  readonly otherKeys?: ReadonlySet<string>;
  /** The part of the portal that a key belongs to, by which findings are grouped. Default: the first name of the key. */
  readonly partOf?: (key: string) => string;
  /** Where a value of the merged manifest was written. */
  readonly placeOf: (pointer: string) => Place;
  /** Where the code of the widget at a pointer says a key; undefined where that is not known. Default: nowhere. */
  readonly codePlaceOf?: (pointer: string, key: string) => Place | undefined;
  /** A pointer of the merged manifest as people read it. */
  readonly pathOf: (pointer: string) => string;
  /** Name of the brand, which stands behind the titles of its pages. */
  readonly brand?: string | undefined;
  /** Tells whether the page at a pointer, or inside of which it leads, shows on a condition. Default: none does. */
  readonly isSometimes?: (pointer: string) => boolean;
}

/** Texts of one language by key. */
export type Texts = ReadonlyMap<string, WrittenMessage>;
