import type { LineCollision, ReviewView, StudioEdit } from '@liveryjs/studio/api';
import { checkOne } from '@liveryjs/workspace/check/check-one';
import { changedLines } from '@liveryjs/workspace/check/fix/splice';
import { textOf } from '@liveryjs/workspace/edits/apply-edits';
import { draftEdits } from '@liveryjs/workspace/edits/draft-edits';
import type { DraftEdit } from '@liveryjs/workspace/edits/edit';
import { compareFindings, countErrors, touchedBrands } from '@liveryjs/workspace/edits/findings';
import { mergeFiles } from '@liveryjs/workspace/edits/merge/merge-files';
import type { FileSave } from '@liveryjs/workspace/edits/save-files';
import { listBrands, openRepository, type Workspace } from '@liveryjs/workspace/open';
import { erasedBy, writeEdit } from './content-edits.ts';
import { changesOf, type Draft, lastOfEach } from './draft.ts';
import { pictureEdits } from './picture-edits.ts';
import { findingOf } from './views/shared.ts';

/** All that a draft comes to. @param isPortal tells of a brand whether it is shown itself */
export async function reviewOf(
  workspace: Workspace,
  draft: Draft,
  isPortal: (id: string) => boolean,
): Promise<ReviewView> {
  const changes = changesOf(draft);
  const { folders, root, brandsFolder } = workspace;
  const saved = await openRepository({ ...(folders ?? { root, brandsFolder }) });
  const { steps, count } = draft;
  const edits = lastOfEach(steps.slice(0, count).flatMap((step) => step.edits));
  const again = draftEdits(saved);
  const elsewhere: { sentence: string; edit: StudioEdit }[] = [];
  const sentences = edits.flatMap((edit) => {
    if (edit.op === 'erase') return erasedBy(saved, edit)?.sentence ?? [];
    const before = again.files.map(({ after }) => after).join();
    if (edit.op === 'picture')
      return (pictureEdits(saved, edit) as DraftEdit[]).map((each) => again.add(each).sentence);
    const { sentence, isWrong } = again.add(
      edit.op === 'write' ? writeEdit(saved, edit) : (edit as DraftEdit),
    );
    if (isWrong || before === again.files.map(({ after }) => after).join()) return [];
    if (edit.op !== 'write') elsewhere.push({ sentence, edit });
    return [sentence];
  });
  const ids = listBrands(saved).filter((id) =>
    changes.some(({ path }) => path.startsWith(`${brandsFolder}/${id}/`)),
  );
  const touched = touchedBrands(saved, ids);
  const findings = compareFindings(
    touched.flatMap((id) => checkOne(saved, id).issues),
    touched.flatMap((id) => checkOne(workspace, id).issues),
  );
  return {
    sentences,
    edits: elsewhere,
    files: changes.map(({ path, before, after }) => ({
      path,
      isNew: before === undefined,
      isGone: after === undefined,
      lines: changedLines(before ?? '', after ?? ''),
    })),
    collisions: changes.flatMap((change) => collisionsOf(change, textOf(saved, change.path))),
    come: findings.come.map(findingOf),
    gone: findings.gone.map(findingOf),
    errors: countErrors(findings.come).errors,
    reached: touched.filter(isPortal),
  };
}

/** Lines that a draft and somebody else have both changed. JSON is none: its edits are made again, each at its place. */
function collisionsOf({ path, before, after }: FileSave, theirs: string | undefined): LineCollision[] {
  if (path.endsWith('.json') || theirs === before || theirs === after) return [];
  // A picture of two hands is none.
  if (path.endsWith('.svg')) return [{ place: path, ...sidesOf(after, theirs) }];
  return mergeFiles(path, before, after, theirs).collisions.map((collision) => ({
    place: collision.line === undefined ? path : `${path}:${collision.line}`,
    ...sidesOf(collision.mine, collision.theirs),
  }));
}

function sidesOf(mine: unknown, theirs: unknown): Pick<LineCollision, 'mine' | 'theirs'> {
  return {
    ...(mine !== undefined && { mine: String(mine) }),
    ...(theirs !== undefined && { theirs: String(theirs) }),
  };
}
