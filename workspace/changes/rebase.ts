import { isDeepStrictEqual } from 'node:util';
import { isList, type JsonValue } from '@liveryjs/compiler/manifest';
import { type DraftedEdit, draftEdits, type EditDraft } from '#workspace/edits/draft-edits.ts';
import type { DraftEdit, PlaceEdit, WriteEdit } from '#workspace/edits/edit.ts';
import { mergeFiles } from '#workspace/edits/merge/merge-files.ts';
import { type Merged, mergeSides, type Side } from '#workspace/edits/merge/merge-texts.ts';
import { laidOutAs } from '#workspace/edits/write-text.ts';
import type { Workspace } from '#workspace/open/index.ts';
import { hashesOf, hashOfFile } from './add-edits.ts';
import type { ChangeSet } from './change-set.ts';

/** An edit of a set whose place somebody else has changed since. */
export interface EditCollision {
  /** From 1. */
  readonly edit: number;
  readonly file: string;
  /** JSON Pointer in which items are named by id. */
  readonly pointer: string;
  /** The line of theirs in a text that is no JSON, from 1. */
  readonly line?: number;
  /** Missing where the side has nothing there. */
  readonly mine?: JsonValue | undefined;
  readonly theirs?: JsonValue | undefined;
  /** Set where the place itself is gone: the reason, in a sentence. */
  readonly gone?: string;
}

/** A set as it is on what the files say now. */
export interface Rebased {
  readonly set: ChangeSet;
  /** Files that have changed since the edits were made. */
  readonly changed: readonly string[];
  readonly collisions: readonly EditCollision[];
  /** The edits of that set as they are made on what the files say now. */
  readonly draft: EditDraft;
}

/**
 * Holds a set against what the files say now. Edits of places that nobody else has changed stay; what both sides put into
 * one object is merged.
 *
 * @param take decides what collides: theirs takes the edit out of the set. Where the place is gone, mine stays a collision
 */
export function rebase(workspace: Workspace, set: ChangeSet, take?: Side): Rebased {
  const draft = draftEdits(workspace, set.edits);
  const changed = Object.keys(set.from).filter((path) => hashOfFile(workspace, path) !== set.from[path]);
  const collisions: EditCollision[] = [];
  const edits = draft.edits.flatMap((drafted, index): DraftEdit[] => {
    const { edit, file, pointer, sentence } = drafted;
    const place = { edit: index + 1, file, pointer };
    if (drafted.isWrong && !(edit.op === 'add' && drafted.was !== undefined)) {
      if (take !== 'theirs') collisions.push({ ...place, gone: sentence });
      return take === 'theirs' ? [] : [edit];
    }
    if (edit.op === 'write') {
      const { text, collisions: both } = mergedText(edit, drafted.was, take);
      collisions.push(
        ...both.map(({ mine, theirs, line }) => ({ ...place, mine, theirs, ...(line && { line }) })),
      );
      return text === undefined ? [] : [{ op: 'write', file, text, ...wasOf(drafted) }];
    }
    if (isThere(drafted)) return [{ ...edit, op: 'set', at: pointer, ...wasOf(drafted) } as PlaceEdit];
    if (!changed.includes(file)) return [edit];
    const merged = mergedEdit(edit, drafted);
    if (merged !== undefined) return [merged];
    if (take === 'theirs') return [];
    if (take === 'mine') return [forced(edit, drafted)];
    collisions.push({ ...place, mine: mineOf(edit), theirs: drafted.was });
    return [edit];
  });
  if (collisions.length > 0) return { set, changed, collisions, draft };
  // To make hundreds of edits takes a second: most often each is as it was.
  const isSame = edits.length === set.edits.length && edits.every((edit, index) => edit === set.edits[index]);
  const rebased = isSame ? draft : draftEdits(workspace, edits);
  return { set: { ...set, edits, from: hashesOf(workspace, rebased) }, changed, collisions, draft: rebased };
}

/** Tells whether somebody else has added the very item. */
function isThere({ edit, was }: DraftedEdit): boolean {
  return edit.op === 'add' && was !== undefined && isDeepStrictEqual(edit.value, was);
}

/** A written text with what others have written into the file since. */
function mergedText(
  { file, text, was }: WriteEdit,
  now: JsonValue | undefined,
  take: Side | undefined,
): Merged {
  const [base, theirs] = [was, now].map((each) => (typeof each === 'string' ? each : undefined));
  return mergeFiles(file, base, laidOutAs(base, text), theirs, take);
}

/** The edit on what the file says now; undefined where somebody else has changed its place otherwise. */
function mergedEdit(edit: PlaceEdit, drafted: DraftedEdit): PlaceEdit | undefined {
  const { was: now } = drafted;
  const { was } = edit;
  if (edit.op === 'add') return now === undefined ? edit : undefined;
  if (edit.op === 'move')
    return isMovedElsewhere(edit.was, now, drafted.pointer) ? undefined : forced(edit, drafted);
  if (isDeepStrictEqual(now, was)) return edit;
  if (edit.op !== 'set') return now === undefined ? forced(edit, drafted) : undefined;
  const sides = [was, edit.value, now].map((value) =>
    value === undefined ? undefined : JSON.stringify(value),
  );
  const { text, collisions } = mergeSides(sides[0], sides[1], sides[2]);
  if (collisions.length > 0 || text === undefined) return undefined;
  return { ...edit, value: JSON.parse(text) as JsonValue, ...wasOf(drafted) };
}

/** Tells whether somebody else has moved the item itself: without it, the others stand as before. */
function isMovedElsewhere(was: JsonValue | undefined, now: JsonValue | undefined, pointer: string): boolean {
  if (!isList(was) || !isList(now)) return false;
  const id = pointer.slice(pointer.lastIndexOf('/') + 1);
  const [before, after] = [
    was.filter((each) => now.includes(each)),
    now.filter((each) => was.includes(each)),
  ];
  const others = (ids: readonly JsonValue[]) => ids.filter((each) => each !== id);
  return !isDeepStrictEqual(before, after) && isDeepStrictEqual(others(before), others(after));
}

/** The edit as one that began from what the file says now. An item that others have added is replaced. */
function forced(edit: PlaceEdit, drafted: DraftedEdit): PlaceEdit {
  const { pointer } = drafted;
  const { was: _, ...rest } = edit;
  const { brand, language, mode } = edit;
  return {
    ...(edit.op === 'add'
      ? {
          op: 'set' as const,
          brand,
          at: pointer,
          value: edit.value,
          ...(language !== undefined && { language }),
          ...(mode !== undefined && { mode }),
        }
      : rest),
    ...wasOf(drafted),
  } as PlaceEdit;
}

function wasOf({ was }: DraftedEdit): { readonly was?: JsonValue } {
  return was === undefined ? {} : { was };
}

function mineOf(edit: PlaceEdit): JsonValue | undefined {
  if (edit.op === 'set' || edit.op === 'add') return edit.value;
  return edit.op === 'move'
    ? `${edit.before === undefined ? 'after' : 'before'} ${edit.before ?? edit.after}`
    : undefined;
}
