import type { JsonObject, JsonValue } from '@liveryjs/compiler/manifest';
import type { NameKind } from '#workspace/rename/names/named.ts';

/**
 * A change of a brand as a person means it: never which bytes change. `at` is a place as `livery explain` names it: a
 * path of the manifest in which items are named by id, the name of a token, or the key of a message.
 */
export type BrandEdit = PlaceEdit | RenameEdit;

/** A change of what stands at a place of one brand. */
export type PlaceEdit = SetEdit | ResetEdit | ItemEdit;

/** Gives something another name, which every reference follows: in all brands, in widgets' definitions and in code. */
export interface RenameEdit {
  readonly op: 'rename';
  /** The brand that gives the name. */
  readonly brand: string;
  readonly what: NameKind;
  /** The name; of a placement and of a page of a panel, its place in the manifest. A token, or a group of tokens. */
  readonly from: string;
  /** The new name itself. */
  readonly to: string;
}

/** A change of which items a list of the manifest has, and in which order. */
export type ItemEdit = AddEdit | MoveEdit | RemoveEdit;

export interface EditPlace {
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

/** Puts a new item into the list at `at`: beside another item of that id, or at the end. */
interface AddEdit extends EditPlace, Partial<Spot> {
  readonly op: 'add';
  readonly value: JsonObject;
}

/** Puts the item at `at` beside another item of its list. */
interface MoveEdit extends EditPlace, Spot {
  readonly op: 'move';
}

/** Leaves the item at `at` out, also where it is inherited. */
interface RemoveEdit extends EditPlace {
  readonly op: 'remove';
}

/** A place in a list, beside the item of an id. */
export interface Spot {
  readonly side: 'before' | 'after';
  readonly beside: string;
}
