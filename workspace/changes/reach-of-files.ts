import { pointerKeys } from '@liveryjs/compiler/manifest';
import { parsed, pointerFor } from '#workspace/edits/json-text.ts';
import { stepsBetween } from '#workspace/edits/merge/steps.ts';
import type { FileChange } from '#workspace/edits/save-files.ts';
import { listBrands, loadBrand, type Workspace } from '#workspace/open/index.ts';
import { type Reached, reach } from '#workspace/reach/reach.ts';

/** The brands, pages, modes and languages that a change of files touches. @param after the workspace with the change */
export function reachOfFiles(before: Workspace, after: Workspace, files: readonly FileChange[]): Reached[] {
  return joined([...reachOfSide(before, files, 'before'), ...reachOfSide(after, files, 'after')]);
}

/**
 * The part of it that one side tells: a place that goes is in the workspace without the change, and any other in the one
 * with it. A brand may come several times.
 *
 * @param brands the only ones that may be touched. Default: all
 */
export function reachOfSide(
  workspace: Workspace,
  files: readonly FileChange[],
  side: 'before' | 'after',
  brands: readonly string[] = listBrands(workspace),
): Reached[] {
  const places = files.flatMap(({ path, before, after }) => {
    // A content has no places in it.
    if (!path.endsWith('.json')) return side === 'after' ? [{ path, keys: [] }] : [];
    return stepsBetween(parsed(before ?? '{}'), parsed(after))
      .filter((step) => step.at[0] !== '$schema' && (step.is === undefined) === (side === 'before'))
      .map((step) => ({ path, keys: pointerKeys(pointerFor(step.at)) }));
  });
  if (places.length === 0) return [];
  const results = brands.map((id) => loadBrand(workspace, id));
  return places.flatMap(({ path, keys }) => nearest(workspace, path, keys, results) ?? []);
}

/** Each brand once, sorted, with all that is touched of it. */
export function joined(all: readonly Reached[]): Reached[] {
  const touched = new Map<string, Reached>();
  for (const each of all) touched.set(each.brand, together(touched.get(each.brand), each));
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
