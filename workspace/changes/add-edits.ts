import { textOf } from '#workspace/edits/apply-edits.ts';
import { type DraftedEdit, draftEdits, type EditDraft } from '#workspace/edits/draft-edits.ts';
import type { DraftEdit } from '#workspace/edits/edit.ts';
import { digestOf } from '#workspace/hash.ts';
import type { Workspace } from '#workspace/open/index.ts';
import type { ChangeSet } from './change-set.ts';

/** A change set with further edits, or the reasons why they cannot be made, in sentences. */
export type Added =
  | { readonly set: ChangeSet; readonly sentences: readonly string[]; readonly draft: EditDraft }
  | { readonly wrong: readonly string[] };

/** Adds edits to a change set. What a later edit makes void goes: an earlier one of the same place, or inside of it. */
export function addEdits(workspace: Workspace, set: ChangeSet, edits: readonly DraftEdit[]): Added {
  const draft = draftEdits(workspace, set.edits);
  const wrong = wrongIn(draft);
  if (wrong.length > 0) return { wrong };
  const added = edits.map((edit) => draft.add(edit));
  const refused = added.filter(({ isWrong }) => isWrong).map(({ sentence }) => sentence);
  if (refused.length > 0) return { wrong: [...new Set(refused)] };
  const kept = added.reduce(withEdit, draft.edits.slice(0, set.edits.length));
  const whole = draftEdits(
    workspace,
    kept.map(({ edit, was }) => ({ ...edit, ...(was !== undefined && edit.was === undefined && { was }) })),
  );
  const broken = wrongIn(whole);
  if (broken.length > 0) return { wrong: broken };
  return {
    set: { ...set, edits: whole.edits.map(({ edit }) => edit), from: hashesOf(workspace, whole, set.from) },
    sentences: added.map(({ sentence }) => sentence),
    draft: whole,
  };
}

/** The sentences of edits that cannot be made. */
export function wrongIn({ edits }: EditDraft): string[] {
  return edits.flatMap(({ isWrong, sentence }, index) => (isWrong ? `edit ${index + 1}: ${sentence}` : []));
}

/** SHA-256 of the files that edits are of, as they are without them. @param before hashes that stay */
export function hashesOf(
  workspace: Workspace,
  { edits }: EditDraft,
  before: ChangeSet['from'] = {},
): ChangeSet['from'] {
  const paths = [...new Set(edits.flatMap(({ file }) => (file === '' ? [] : file)))];
  return Object.fromEntries(paths.map((path) => [path, before[path] ?? hashOfFile(workspace, path)]));
}

/** SHA-256 of a file's text; empty where there is none. */
export function hashOfFile(workspace: Workspace, path: string): string {
  const text = textOf(workspace, path);
  return text === undefined ? '' : digestOf(text);
}

function withEdit(edits: readonly DraftedEdit[], added: DraftedEdit): DraftedEdit[] {
  const { op } = added.edit;
  const isHere = (earlier: DraftedEdit) => earlier.file === added.file && earlier.pointer === added.pointer;
  const isInside = (earlier: DraftedEdit) =>
    earlier.file === added.file && earlier.pointer.startsWith(`${added.pointer}/`);
  if (op === 'move')
    return [...edits.filter((earlier) => earlier.edit.op !== 'move' || !isHere(earlier)), added];
  if (op === 'add') return [...edits, added];
  const isVoid = (earlier: DraftedEdit) =>
    isHere(earlier) && (op !== 'set' || earlier.edit.op === 'set' || earlier.edit.op === 'reset');
  const rest = edits.filter((earlier) => !isInside(earlier) && !isVoid(earlier));
  // An item that only the set has is gone with the edit that adds it.
  const isOfSet = edits.some((earlier) => isHere(earlier) && earlier.edit.op === 'add');
  return op !== 'set' && isOfSet ? rest : [...rest, added];
}
