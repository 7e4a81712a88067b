import { pointerKeys } from '@liveryjs/compiler/manifest';
import { parsed, pointerFor } from '#workspace/edits/apply-edits.ts';
import { stepsBetween } from '#workspace/edits/merge/steps.ts';
import type { FileChange } from '#workspace/edits/save-files.ts';
import { listBrands, loadBrand, type Workspace } from '#workspace/open/index.ts';
import { type Reached, reach } from '#workspace/reach/reach.ts';

/** The brands, pages, modes and languages that a change of files touches. @param after the workspace with the change */
export function reachOfFiles(before: Workspace, after: Workspace, files: readonly FileChange[]): Reached[] {
  const loaded = (workspace: Workspace) => listBrands(workspace).map((id) => loadBrand(workspace, id));
  const sides = [
    [after, loaded(after)],
    [before, loaded(before)],
  ] as const;
  const touched = new Map<string, Reached>();
  for (const { path, before: text, after: changed } of files)
    for (const step of stepsBetween(parsed(text ?? '{}'), parsed(changed))) {
      if (step.at[0] === '$schema') continue;
      const keys = pointerKeys(pointerFor(step.at));
      // A place that comes is in the workspace with the change, and one that goes in the one without.
      for (const [workspace, results] of step.is === undefined ? sides.toReversed() : sides) {
        const outcome = nearest(workspace, path, keys, results);
        if (outcome === undefined) continue;
        for (const each of outcome) touched.set(each.brand, together(touched.get(each.brand), each));
        break;
      }
    }
  return [...touched.values()].sort((a, b) => (a.brand < b.brand ? -1 : 1));
}

/** The reach of a place, or of what is around it where that cannot be named. */
function nearest(
  workspace: Workspace,
  file: string,
  keys: readonly string[],
  results: Parameters<typeof reach>[2],
): readonly Reached[] | undefined {
  for (let depth = keys.length; depth >= 0; depth--) {
    const outcome = reach(workspace, `${file}#${pointerFor(keys.slice(0, depth))}`, results);
    if ('reached' in outcome) return outcome.reached;
  }
  return undefined;
}

function together(earlier: Reached | undefined, other: Reached): Reached {
  if (earlier === undefined) return other;
  const both = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];
  return {
    brand: other.brand,
    pages: both(earlier.pages, other.pages),
    isEveryPage: earlier.isEveryPage || other.isEveryPage,
    modes: both(earlier.modes, other.modes),
    languages: both(earlier.languages, other.languages),
  };
}
