import type { JsonObject, JsonValue } from '@liveryjs/compiler/manifest';
import type { StoredEdit } from '@liveryjs/schemas/brand';
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

/** The members that every edit has. */
type Edit = Readonly<Omit<StoredEdit, 'op' | 'value' | 'was'>> & {
  /** The value that the brand's own file had at the place when the edit came into a change set. */
  readonly was?: JsonValue;
};

interface SetEdit extends Edit {
  readonly op: 'set';
  readonly value: JsonValue;
}

/** Takes out what the brand says itself: it has again what it inherits, which is not the same as `null`. */
interface ResetEdit extends Edit {
  readonly op: 'reset';
}

/** Puts a new item into the list at `at`: beside another item of that id, or at the end. */
interface AddEdit extends Edit {
  readonly op: 'add';
  readonly value: JsonObject;
}

/** Puts the item at `at` beside another item of its list. */
interface MoveEdit extends Edit {
  readonly op: 'move';
}

/** Leaves the item at `at` out, also where it is inherited. */
interface RemoveEdit extends Edit {
  readonly op: 'remove';
}

/** A place in a list, beside the item of an id. */
export interface Spot {
  readonly side: 'before' | 'after';
  readonly beside: string;
}

/** The place in its list that an edit gives an item; undefined where it names none. */
export function spotOf({ before, after }: Pick<Edit, 'before' | 'after'>): Spot | undefined {
  if (before !== undefined) return { side: 'before', beside: before };
  return after === undefined ? undefined : { side: 'after', beside: after };
}
