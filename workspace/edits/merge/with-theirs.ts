import type { FileSave } from '#workspace/edits/file-change.ts';
import { Failure } from '#workspace/failure.ts';
import { mergeFiles } from './merge-files.ts';
import { collisionSentence } from './merge-texts.ts';

/**
 * A change with what somebody else has written into the file since.
 *
 * @param theirs the text of the file by now; undefined where there is none
 * @param isMerged false where the file may not have changed at all
 * @throws Failure where both changed one place, with both values
 */
export function withTheirs(change: FileSave, theirs: string | undefined, isMerged: boolean): FileSave {
  const { path, before, after } = change;
  if (theirs === before) return change;
  const failed = `${path} has changed while this ran`;
  if (!isMerged) throw new Failure(`${failed}, so nothing was written. Run the command again.`);
  const { text: merged, collisions } = mergeFiles(path, before, after, theirs);
  if (collisions.length > 0)
    throw new Failure(
      [`${failed} at the same places, so nothing was written.`, ...collisions.map(collisionSentence)].join(
        '\n',
      ),
    );
  return { path, before: theirs, after: merged };
}
