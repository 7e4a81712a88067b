import type { Issue } from '@liveryjs/compiler/issues';
import { createDomainCheck, type Workspace } from '@liveryjs/workspace/open';
import { groupBrands, planBrands } from './brand-groups.ts';
import { splitGroups } from './split-groups.ts';

/** One of several equal parts of the work, each for a machine of its own. */
export interface Shard {
  /** From 1 to `count`. */
  readonly number: number;
  readonly count: number;
}

/** The work of a machine, and the issues that are found only by looking at all brands. */
export interface ShardWork {
  /** Sorted. */
  readonly brands: readonly string[];
  /** Host names that a brand claims and a brand before it too, in whichever shard that is. */
  domainIssues(id: string): readonly Issue[];
}

/**
 * The part of brands that is a shard's. Every machine with the same manifests gets the same parts; brands that share their
 * code are in one part where that leaves none with much more to do than others.
 */
export async function takeShard(
  workspace: Workspace,
  ids: readonly string[],
  { number, count }: Shard,
  signal?: AbortSignal,
): Promise<ShardWork> {
  const planned = await planBrands(workspace, ids, signal);
  const domainIssues = createDomainCheck();
  const issues = new Map(planned.map(({ id, claims }) => [id, domainIssues(claims)]));
  return {
    brands: splitGroups(groupBrands(planned), count)[number - 1] ?? [],
    domainIssues: (id) => issues.get(id) ?? [],
  };
}
