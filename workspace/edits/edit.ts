import type { JsonObject, JsonValue } from '@liveryjs/compiler/manifest';
import type { StoredEdit } from '@liveryjs/schemas/brand';
import type { NameKind } from '#workspace/rename/names/named.ts';

/**
 * A change of a brand as a person means it: never which bytes change. `at` is a place as `livery explain` names it: a
 * path of the manifest in which items are named by id, the name of a token, or the key of a message.
 */
export type BrandEdit = DraftEdit | RenameEdit;

/** A change that a draft and a change set can hold. */
export type DraftEdit = PlaceEdit | WriteEdit;

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

/** Gives a file of a brand, such as a content in Markdown, its whole text. Ends of lines stay as the file has them. */
export interface WriteEdit {
  readonly op: 'write';
  /** Relative to the root: `brands/lotus/content/terms.EN.md`. */
  readonly file: string;
  readonly text: string;
  /** The text of the file when the edit came into a change set; missing where there was no file. */
  readonly was?: JsonValue;
}

/** A change of which items a list of the manifest has, and in which order. */
export type ItemEdit = AddEdit | MoveEdit | RemoveEdit;

/** The members that every edit has. */
type Edit = Readonly<Pick<StoredEdit, 'language' | 'mode' | 'before' | 'after'>> & {
  readonly brand: string;
  readonly at: string;
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

/** Ids of the brands that edits are of, each once, sorted. */
export function brandsOf(
  { brandsFolder }: { readonly brandsFolder: string },
  edits: readonly DraftEdit[],
): string[] {
  const ids = edits.map((edit) => (edit.op === 'write' ? brandOfFile(brandsFolder, edit.file) : edit.brand));
  return [...new Set(ids)].sort();
}

/** Id of the brand in whose folder a file lies. @param file relative to the root */
export function brandOfFile(brandsFolder: string, file: string): string {
  return file.startsWith(`${brandsFolder}/`) ? (file.slice(brandsFolder.length + 1).split('/')[0] ?? '') : '';
}
