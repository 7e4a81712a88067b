import type { JsonValue } from '@liveryjs/engine/manifest';

/**
 * A change of a brand as a person means it: never which bytes change. `at` is a place as `livery explain` names it: a
 * path of the manifest in which items are named by id, the name of a token, or the key of a message.
 */
export type BrandEdit = SetEdit | ResetEdit;

interface EditPlace {
  readonly brand: string;
  readonly at: string;
  /** Code of the language of a message. */
  readonly language?: string | undefined;
  /** Only for this mode, of a token. */
  readonly mode?: string | undefined;
}

interface SetEdit extends EditPlace {
  readonly op: 'set';
  readonly value: JsonValue;
}

/** Takes out what the brand says itself: it has again what it inherits, which is not the same as `null`. */
interface ResetEdit extends EditPlace {
  readonly op: 'reset';
}
