import type { FileChange } from '#workspace/edits/save-files.ts';
import type { Workspace } from '#workspace/open/index.ts';
import { wrongIn } from './add-edits.ts';
import type { NamedSet } from './change-set.ts';
import { collisionLine } from './print-set.ts';
import { rebase } from './rebase.ts';

/** The files of brands as they would be with a set applied; none where it is. Else why it cannot be, in sentences. */
export function filesWithSet(
  workspace: Workspace,
  { name, set }: NamedSet,
): { readonly files: readonly FileChange[] } | { readonly wrong: readonly string[] } {
  if (set.applied) return { files: [] };
  const { collisions, draft } = rebase(workspace, set);
  if (collisions.length > 0)
    return {
      wrong: [
        ...collisions.map(collisionLine),
        `Decide with livery change rebase ${name} --take mine, or --take theirs.`,
      ],
    };
  const wrong = wrongIn(draft);
  return wrong.length > 0 ? { wrong } : { files: draft.files };
}
