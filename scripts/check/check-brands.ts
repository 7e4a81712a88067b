import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Issue, sortIssues } from '#engine/issues/index.ts';
import { createDomainCheck, loadBrand, type Workspace } from '#scripts/workspace/index.ts';

export interface CheckResult {
  /** Ids of the brands that were looked at. */
  readonly brands: readonly string[];
  /** Sorted. What an inherited manifest says wrong is in here once, not once a brand. */
  readonly issues: readonly Issue[];
}

/** Checks brands and the workspace they stand in. Never throws for what an operator wrote. */
export async function checkBrands(
  workspace: Workspace,
  ids: readonly string[],
  { onBrand, signal }: { onBrand?: (id: string, done: number) => void; signal?: AbortSignal } = {},
): Promise<CheckResult> {
  const issues = [...workspace.issues];
  const domainIssues = createDomainCheck();
  for (const [done, id] of ids.entries()) {
    onBrand?.(id, done);
    // Lets signals in: one brand is checked without a pause.
    await nextTurn();
    signal?.throwIfAborted();
    const result = loadBrand(workspace, id);
    issues.push(...result.issues, ...domainIssues(result));
  }
  return { brands: ids, issues: sortIssues(issues) };
}
