import type { ChangeSetsView, ChangeSetView, ChangeSummary } from '@liveryjs/studio/api';
import {
  approvalOf,
  isOpen,
  listChangeSets,
  type NamedSet,
  readChangeSet,
} from '@liveryjs/workspace/changes/change-set';
import { LOG, readLog } from '@liveryjs/workspace/changes/log';
import { placeOfEdit } from '@liveryjs/workspace/changes/notes';
import { editLine } from '@liveryjs/workspace/changes/print-set';
import { rebase } from '@liveryjs/workspace/changes/rebase';
import { outcomeOfSet, setToApply, setToTakeBack } from '@liveryjs/workspace/changes/work-on-set';
import { counted } from '@liveryjs/workspace/check/counts';
import { changedLines } from '@liveryjs/workspace/check/fix/splice';
import { brandsOf } from '@liveryjs/workspace/edits/edit';
import { countErrors } from '@liveryjs/workspace/edits/findings';
import { Failure } from '@liveryjs/workspace/failure';
import type { Workspace } from '@liveryjs/workspace/open';
import { namedPages } from '@liveryjs/workspace/reach/print-reach';
import type { SetReleases } from '#scripts/studio/set-releases.ts';
import { findingOf } from './shared.ts';

/** An outcome, or its refusal as a failure. @throws Failure */
export function orFailure<T extends object>(outcome: T): Exclude<T, { readonly wrong: string }> {
  const { wrong } = outcome as { readonly wrong?: unknown };
  if (typeof wrong === 'string') throw new Failure(begunLarge(wrong));
  return outcome as Exclude<T, { readonly wrong: string }>;
}

/** A sentence of the command, which stands there behind "error: ". */
function begunLarge(text: string): string {
  return text.replace(/^(a|there) /, (first) => first.charAt(0).toUpperCase() + first.slice(1));
}

/** Reads a set. @throws Failure where it cannot be read */
export function setNamed(workspace: Workspace, name: string): NamedSet {
  return orFailure(readChangeSet(workspace, name));
}

function summaryOf(workspace: Workspace, name: string): ChangeSummary {
  const named = readChangeSet(workspace, name);
  if ('wrong' in named) return { name, title: name, edits: 0, brands: [], openNotes: 0, wrong: named.wrong };
  const { title, edits, notes = [], applied } = named.set;
  const approved = approvalOf(named.set);
  return {
    name,
    title,
    edits: edits.length,
    brands: brandsOf(workspace, edits),
    ...(approved && { approved }),
    openNotes: notes.filter(isOpen).length,
    ...(applied && { applied: { by: applied.by, at: applied.at } }),
  };
}

/** All change sets, what became of them, and what is on its way. */
export function setsView(workspace: Workspace, releases: SetReleases): ChangeSetsView {
  const { lines, unread } = readLog(workspace);
  const view = releases.view();
  return {
    ...(view && { releases: view }),
    sets: listChangeSets(workspace).map((name) => summaryOf(workspace, name)),
    log: lines
      .map(({ at: moment, by, did, change, brands, to, for: planned, why }) => ({
        at: moment,
        by,
        did,
        change,
        brands,
        ...(to !== undefined && { to }),
        ...(releases.isHere(to) && { isHere: true as const }),
        ...(planned !== undefined && { for: planned }),
        ...(why !== undefined && { why }),
      }))
      .reverse(),
    ...(unread.length > 0 && {
      unread: `${LOG} has ${counted(unread.length, 'line')} that livery has not written: ${unread.join(', ')}. Mend or remove them.`,
    }),
  };
}

/** All that a set does. @throws Failure where it cannot be read */
export async function setView(workspace: Workspace, name: string): Promise<ChangeSetView> {
  const named = setNamed(workspace, name);
  const { edits: _, wrong: __, ...summary } = summaryOf(workspace, name);
  const { edits, files, wrong, come, gone, reach } = await outcomeOfSet(workspace, named);
  const { notes = [], applied } = named.set;
  const back = applied && orFailure(setToTakeBack(workspace, named, { by: '', at: applied.at }));
  const ready = applied || edits.length === 0 ? undefined : setToApply(workspace, named);
  const collisions = back?.collisions ?? (ready !== undefined && 'draft' in ready ? ready.collisions : []);
  return {
    ...summary,
    notes,
    edits: edits.map(({ edit, sentence: text, isWrong }) => ({
      ...(applied ? { sentence: editLine(edit), isWrong: false } : { sentence: text, isWrong }),
      place: placeOfEdit(workspace, edit),
    })),
    changed: applied ? [] : rebase(workspace, named.set).changed,
    collisions,
    wrong: collisions.length > 0 ? [] : wrong,
    files: applied
      ? applied.files.map(({ path, before, after }) => ({
          path,
          isNew: before === '',
          isGone: after === '',
          lines: [],
        }))
      : files.map(({ path, before, after }) => ({
          path,
          isNew: before === undefined,
          isGone: false,
          lines: changedLines(before ?? '', after),
        })),
    come: come.map(findingOf),
    gone: gone.map(findingOf),
    errors: countErrors(come).errors,
    reach: reach.map(({ brand, pages, isEveryPage, modes, languages }) => ({
      brand,
      pages: isEveryPage ? `all ${pages.length}` : namedPages(pages),
      modes,
      languages,
    })),
  };
}
