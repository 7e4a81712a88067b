import type { ReviewView } from '@liveryjs/studio/api';
import { checkOne } from '@liveryjs/workspace/check/check-one';
import { changedLines } from '@liveryjs/workspace/check/fix/splice';
import { draftEdits } from '@liveryjs/workspace/edits/draft-edits';
import type { PlaceEdit } from '@liveryjs/workspace/edits/edit';
import { compareFindings, countErrors, touchedBrands } from '@liveryjs/workspace/edits/findings';
import { listBrands, openRepository, type Workspace } from '@liveryjs/workspace/open';
import { changesOf, type Draft, lastOfEach } from './draft.ts';
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
  const sentences = edits.flatMap((edit) => {
    const before = again.files.map(({ after }) => after).join();
    const { sentence, isWrong } = again.add(edit as PlaceEdit);
    return isWrong || before === again.files.map(({ after }) => after).join() ? [] : [sentence];
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
    files: changes.map(({ path, before, after }) => ({
      path,
      isNew: before === undefined,
      lines: changedLines(before ?? '', after),
    })),
    come: findings.come.map(findingOf),
    gone: findings.gone.map(findingOf),
    errors: countErrors(findings.come).errors,
    reached: touched.filter(isPortal),
  };
}
