import { counted } from '#workspace/check/counts.ts';
import { brandsOf } from '#workspace/edits/edit.ts';
import { countErrors, findingsOf } from '#workspace/edits/findings.ts';
import type { FileSave } from '#workspace/edits/save-files.ts';
import type { Workspace } from '#workspace/open/index.ts';
import { type Doing, logged } from './applied.ts';
import { approvalOf, type ChangeSet, digestOfEdits, type NamedSet, textOfSet } from './change-set.ts';
import { stateOf } from './print-set.ts';
import { type Refused, setToApply } from './work-on-set.ts';

/** The files of the one save by which a set is approved, or its approval withdrawn: the set and the log. */
export interface Approving {
  readonly files: readonly FileSave[];
  /** The sentence that tells of it. */
  readonly sentence: string;
}

/** Makes the approval of a set ready. What could not be applied as it is, with an error or a collision, is not approved. */
export async function setToApprove(
  workspace: Workspace,
  named: NamedSet,
  doing: Doing,
): Promise<Approving | Refused> {
  const { name, set } = named;
  if (set.applied) return { wrong: `${name} is ${stateOf(set)}: nothing is left to approve.` };
  if (approvalOf(set)?.isOfTheseEdits) return { wrong: `${name} is ${stateOf(set)} already.` };
  const ready = setToApply(workspace, named);
  if ('wrong' in ready) return ready;
  const { draft, collisions } = ready;
  if (collisions.length > 0)
    return {
      wrong: [
        ...collisions,
        `Nothing is approved before somebody decides whose values hold: livery change rebase ${name} --take mine, or --take theirs.`,
      ].join('\n'),
    };
  const { come } = await findingsOf(workspace, brandsOf(workspace, set.edits), draft.files);
  const { errors } = countErrors(come);
  if (errors > 0)
    return {
      wrong: `${counted(errors, 'error')} would come of ${name}, so it is not approved. See: livery change show ${name}`,
    };
  const approved = { ...doing, edits: digestOfEdits(set) };
  return {
    files: [fileOf(named, { ...set, approved }), logged(workspace, 'approved', named, [], doing)],
    sentence: `Approved: ${set.title} (${counted(set.edits.length, 'edit')}). Other edits would need another approval.`,
  };
}

/** Makes ready that the approval of a set is withdrawn. */
export function setToWithdraw(workspace: Workspace, named: NamedSet, doing: Doing): Approving | Refused {
  const { name, set } = named;
  const { approved, ...rest } = set;
  if (set.applied) return { wrong: `${name} is ${stateOf(set)}: its approval has done its work.` };
  if (!approved) return { wrong: `nobody has approved ${name}, so there is nothing to withdraw.` };
  return {
    files: [fileOf(named, rest), logged(workspace, 'approval withdrawn', named, [], doing)],
    sentence: `The approval of ${set.title} by ${approved.by} is withdrawn.`,
  };
}

function fileOf({ path, text }: NamedSet, set: ChangeSet): FileSave {
  return { path, before: text, after: textOfSet(set) };
}
