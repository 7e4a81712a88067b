import { counted } from '#workspace/check/counts.ts';
import { brandOfFile, type DraftEdit } from '#workspace/edits/edit.ts';
import type { FileSave } from '#workspace/edits/save-files.ts';
import type { Workspace } from '#workspace/open/index.ts';
import type { Doing } from './applied.ts';
import { type NamedSet, type Note, textOfSet } from './change-set.ts';
import type { Refused } from './work-on-set.ts';

/** The place that a note is about: that of an edit, or the file that an edit writes. */
export type NotedPlace = NonNullable<Note['about']>;

/** Something that a person says about a set: a note, or an answer to one, which may settle it or open it again. */
export type NoteInput =
  | { readonly text: string; readonly about?: NotedPlace | undefined }
  | {
      /** The moment of the note. */
      readonly to: string;
      /** The answer; undefined where the note is only settled or opened again. */
      readonly text?: string | undefined;
      readonly isSettled?: boolean | undefined;
    };

/** The letters that a note may have. */
export const LONGEST_NOTE = 4000;

/** The place of an edit, as a note names it. */
export function placeOfEdit({ brandsFolder }: Workspace, edit: DraftEdit): NotedPlace {
  return edit.op === 'write'
    ? { brand: brandOfFile(brandsFolder, edit.file), at: edit.file }
    : { brand: edit.brand, at: edit.at };
}

/** A note or an answer that names what it is about by the numbers that people read. */
export interface NumberedNote {
  readonly text?: string | undefined;
  /** The number of the edit that the note is about, from 1. */
  readonly edit?: string | number | undefined;
  /** The number of the note that is answered, settled or opened again, from 1. */
  readonly reply?: string | number | undefined;
  /** True settles the note that is answered, false opens it again. Default: it stays as it is. */
  readonly isSettled?: boolean | undefined;
}

/** The note or the answer that the numbers mean. */
export function noteOf(
  workspace: Workspace,
  { name, set }: NamedSet,
  { text, edit, reply, isSettled }: NumberedNote,
): NoteInput | Refused {
  if (reply !== undefined) {
    const notes = set.notes ?? [];
    const note = notes[Number(reply) - 1];
    if (!note) return { wrong: `${name} has no note ${reply}: it has ${counted(notes.length, 'note')}.` };
    return isSettled === undefined ? { to: note.at, text: text ?? '' } : { to: note.at, text, isSettled };
  }
  if (edit === undefined) return { text: text ?? '' };
  const place = set.edits[Number(edit) - 1];
  if (!place) return { wrong: `${name} has no edit ${edit}: it has ${counted(set.edits.length, 'edit')}.` };
  return { text: text ?? '', about: placeOfEdit(workspace, place) };
}

/** Gives a set a note, or a note an answer. A set that is applied takes them, too. */
export function setWithNote(
  workspace: Workspace,
  { name, path, text: before, set }: NamedSet,
  input: NoteInput,
  { by, at }: Doing,
): FileSave | Refused {
  const text = input.text?.trim();
  const saysNothing = text === undefined && !('isSettled' in input);
  if (text === '' || saysNothing) return { wrong: 'say something in the note.' };
  if (text !== undefined && text.length > LONGEST_NOTE)
    return { wrong: `a note has at most ${LONGEST_NOTE} letters, and this one has ${text.length}.` };
  const notes = set.notes ?? [];
  const save = (changed: readonly Note[]): FileSave => ({
    path,
    before,
    after: textOfSet({ ...set, notes: [...changed] }),
  });
  if ('to' in input) {
    const { to, isSettled } = input;
    if (!notes.some((note) => note.at === to)) return { wrong: `${name} has no such note any more.` };
    return save(
      notes.map((note) =>
        note.at === to
          ? answered(note, text === undefined ? [] : [{ by, at, text }], isSettled, { by, at })
          : note,
      ),
    );
  }
  const { about } = input;
  if (about !== undefined && !set.edits.some((edit) => isAbout(placeOfEdit(workspace, edit), about)))
    return { wrong: `${name} has no edit of ${about.brand}: ${about.at} any more.` };
  return save([...notes, { by, at: freeMoment(notes, at), text: text ?? '', ...(about && { about }) }]);
}

function isAbout(place: NotedPlace, about: NotedPlace): boolean {
  return place.brand === about.brand && place.at === about.at;
}

function answered(
  { settled, ...note }: Note,
  further: NonNullable<Note['replies']>,
  isSettled: boolean | undefined,
  doing: Doing,
): Note {
  const replies = [...(note.replies ?? []), ...further];
  const isDone = isSettled ?? settled !== undefined;
  return {
    ...note,
    ...(replies.length > 0 && { replies }),
    ...(isDone && { settled: settled ?? { ...doing } }),
  };
}

/** The moment, or one right after it where a note has it already: answers name a note by its moment. */
function freeMoment(notes: readonly Note[], moment: string): string {
  let free = moment;
  while (notes.some((note) => note.at === free)) free = new Date(Date.parse(free) + 1).toISOString();
  return free;
}
