import { counted } from '#workspace/check/counts.ts';
import { between } from '#workspace/edits/between.ts';
import { draftEdits, type EditDraft } from '#workspace/edits/draft-edits.ts';
import { brandsOf, type DraftEdit } from '#workspace/edits/edit.ts';
import { type FindingsOfChange, findingsOf, openWith } from '#workspace/edits/findings.ts';
import { collisionSentence, type Side } from '#workspace/edits/merge/merge-texts.ts';
import type { FileChange, FileSave } from '#workspace/edits/save-files.ts';
import type { Workspace } from '#workspace/open/index.ts';
import type { Reached } from '#workspace/reach/reach.ts';
import { addEdits, wrongIn } from './add-edits.ts';
import { type Doing, filesToTakeBack } from './applied.ts';
import { type ChangeSet, type NamedSet, nameProblem, pathOfSet, textOfSet } from './change-set.ts';
import { filesWithSet } from './lay-over.ts';
import { collisionLine, stateOf } from './print-set.ts';
import { reachOfFiles } from './reach-of-files.ts';
import { rebase } from './rebase.ts';

/** The reason why something cannot be done with a set, in a sentence. */
export interface Refused {
  readonly wrong: string;
}

/** The file of a set that begins, without edits. @param title the purpose, which is not empty */
export function begunSet({ files }: Workspace, name: string, title: string): FileSave | Refused {
  const path = pathOfSet(name);
  const problem = nameProblem(name);
  if (problem !== undefined) return { wrong: problem };
  if (files.size(path) !== undefined)
    return { wrong: `${path} is there already. Choose another name, or see: livery change show ${name}` };
  return { path, before: undefined, after: textOfSet({ title: title.trim(), edits: [], from: {} }) };
}

/** A set that has more edits, before it is written. */
export interface MoreEdits {
  readonly set: ChangeSet;
  readonly sentences: readonly string[];
  /** Files of brands as they are with the set as it was. */
  readonly laid: readonly FileChange[];
  /** Files of brands that the further edits change. */
  readonly files: readonly FileChange[];
}

/** Gives a set further edits. Nothing is written. */
export function moreEdits(
  workspace: Workspace,
  named: NamedSet,
  edits: readonly DraftEdit[],
): MoreEdits | Refused {
  const { name, path, set } = named;
  if (set.applied)
    return {
      wrong: `${name} is applied. Begin another set, or take it back first: livery change undo ${name}`,
    };
  const added = addEdits(workspace, set, edits);
  if ('wrong' in added) return { wrong: `${path}: ${added.wrong.join('\n')}` };
  // The edits are held against the set as it was, and not against the brands without it.
  const laid = filesWithSet(workspace, named);
  if ('wrong' in laid) return { wrong: `${path}: ${laid.wrong.join('\n')}` };
  return {
    set: added.set,
    sentences: added.sentences,
    laid: laid.files,
    files: between(laid.files, added.draft.files),
  };
}

/** All that a set does. */
export interface OutcomeOfSet extends FindingsOfChange {
  readonly edits: EditDraft['edits'];
  /** None where the set is applied, and where it cannot be. */
  readonly files: readonly FileChange[];
  /** Why it cannot be applied as it is, in sentences. */
  readonly wrong: readonly string[];
  readonly reach: readonly Reached[];
}

/** Says what a set does to the files as they are now. */
export async function outcomeOfSet(workspace: Workspace, named: NamedSet): Promise<OutcomeOfSet> {
  const laid = filesWithSet(workspace, named);
  const [files, wrong] = 'wrong' in laid ? [[], laid.wrong] : [laid.files, []];
  const { edits } = draftEdits(workspace, named.set.edits);
  const findings = await findingsOf(workspace, brandsOf(workspace, named.set.edits), files);
  const after = await openWith(workspace, files);
  return { edits, files, wrong, ...findings, reach: reachOfFiles(workspace, after, files) };
}

/** A set as it would be applied. */
export interface SetToApply {
  /** The set on what the files say now. */
  readonly set: ChangeSet;
  readonly draft: EditDraft;
  /** Places that others have changed, too, in sentences. With one of them nothing can be written. */
  readonly collisions: readonly string[];
  readonly all: ReturnType<typeof rebase>['collisions'];
}

/** Makes a set ready to be applied. @param take decides what collides */
export function setToApply(workspace: Workspace, named: NamedSet, take?: Side): SetToApply | Refused {
  const { name, path, set: stored } = named;
  if (stored.applied)
    return { wrong: `${name} is ${stateOf(stored)} already. To take it back: livery change undo ${name}` };
  if (stored.edits.length === 0)
    return {
      wrong: `${name} has no edit yet. Add some: livery edit <brands> set <place> <value> --change ${name}`,
    };
  const { set, collisions: all, draft } = rebase(workspace, stored, take);
  const wrong = all.length > 0 ? [] : wrongIn(draft);
  if (wrong.length > 0) return { wrong: `${path}: ${wrong.join('\n')}` };
  return { set, draft, collisions: all.map(collisionLine), all };
}

/** A set as it would be taken back. */
export interface SetToTakeBack {
  /** All files that are written, that of the set and the log among them. */
  readonly files: readonly FileSave[];
  readonly ofBrands: readonly FileSave[];
  /** Places that others have changed since, in sentences. With one of them nothing can be written. */
  readonly collisions: readonly string[];
  readonly all: ReturnType<typeof filesToTakeBack>['collisions'];
}

/** Makes a set that is applied ready to be taken back. @param take decides what collides */
export function setToTakeBack(
  workspace: Workspace,
  named: NamedSet,
  doing: Doing,
  take?: Side,
): SetToTakeBack | Refused {
  const { name, set } = named;
  if (set.applied === undefined)
    return { wrong: `${name} is not applied, so there is nothing to take back. See: livery change list` };
  const { files, collisions: all } = filesToTakeBack(workspace, named, doing, take);
  return {
    files,
    ofBrands: files.filter(({ path }) => path.startsWith(`${workspace.brandsFolder}/`)),
    collisions: all.map((each) => `${each.file} ${collisionSentence(each)}`),
    all,
  };
}

/** Says that errors hold a set back. */
export function heldBy(errors: number, isMeant = true): string {
  return `Nothing ${isMeant ? 'was' : 'would be'} written, because ${counted(errors, 'error')} would come of it.`;
}

/** Says that a set is applied. */
export function appliedSentence({ name, set }: NamedSet, files: readonly FileChange[]): string {
  return `Applied: ${set.title} (${counted(files.length, 'file')}). To take it back: livery change undo ${name}`;
}

/** Says that a set is taken back. */
export function takenBackSentence({ set }: NamedSet, ofBrands: readonly FileSave[]): string {
  return `Taken back: ${set.title} (${counted(ofBrands.length, 'file')}).`;
}
