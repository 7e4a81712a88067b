import { diff3Merge } from 'node-diff3';
import { type Merged, mergeSides, type Side } from './merge-texts.ts';
import type { Collision } from './steps.ts';

/** Merges what two sides made of a file, as `mergeSides` does: JSON by its values, any other text line by line. */
export function mergeFiles(
  path: string,
  base: string | undefined,
  mine: string | undefined,
  theirs: string | undefined,
  take?: Side,
): Merged {
  // Lines of a log come behind each other, whoever writes them.
  if (path.endsWith('.jsonl') && mine?.startsWith(base ?? '') && theirs?.startsWith(base ?? ''))
    return { text: `${theirs}${mine.slice(base?.length ?? 0)}`, collisions: [] };
  return path.endsWith('.json') ? mergeSides(base, mine, theirs, take) : mergeLines(base, mine, theirs, take);
}

function mergeLines(
  base: string | undefined,
  mine: string | undefined,
  theirs: string | undefined,
  take: Side | undefined,
): Merged {
  if (mine === base || mine === theirs) return { text: theirs, collisions: [] };
  if (theirs === base) return { text: mine, collisions: [] };
  if (mine === undefined || theirs === undefined)
    return take === undefined
      ? { text: theirs, collisions: [{ at: [], mine, theirs }] }
      : { text: take === 'mine' ? mine : theirs, collisions: [] };
  const regions = diff3Merge(linesOf(mine), linesOf(base ?? ''), linesOf(theirs), {
    excludeFalseConflicts: true,
  });
  const collisions = regions.flatMap(({ conflict }): Collision[] =>
    conflict === undefined || take !== undefined
      ? []
      : [{ at: [], mine: conflict.a.join(''), theirs: conflict.b.join(''), line: conflict.bIndex + 1 }],
  );
  const lines = regions.flatMap(({ ok, conflict }) => ok ?? conflict?.[take === 'mine' ? 'a' : 'b'] ?? []);
  return { text: lines.join(''), collisions };
}

/** Lines with their ends. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/);
}
