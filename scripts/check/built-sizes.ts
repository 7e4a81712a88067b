import { createIssue, type Issue } from '@liveryjs/engine/issues';
import { isList, isObject, own, pointerTo } from '@liveryjs/engine/manifest';
import type { Budgets } from '@liveryjs/schemas/brand';
import { checkBudgets, type RouteReport } from '#scripts/build/budgets.ts';
import type { BrandResult, Workspace } from '#scripts/workspace/index.ts';
import { readJson } from '#scripts/workspace/read-json.ts';

/** Where `livery build` puts bundles unless it is told otherwise. */
const BUILT = 'dist';

/**
 * Pages that were larger than their budgets when the brand was last built, by the report of that build. What has changed
 * since is not in it. Nothing where there is none.
 */
export function builtSizes({ files }: Workspace, { id, merged, origins }: BrandResult): Issue[] {
  const budgets = own(merged, 'budgets');
  if (!isObject(budgets) || Object.keys(budgets).length === 0) return [];
  // Most of many brands have never been built here.
  if (!files.list(BUILT).includes(id)) return [];
  const file = `${BUILT}/${id}/build-report.json`;
  const routes = own(readJson(files, file), 'routes');
  if (!isList(routes)) return [];
  return checkBudgets(budgets as unknown as Budgets, routes as unknown as RouteReport[])
    .filter(({ ok }) => !ok)
    .map(({ path, kind, limit, actual }) => {
      const pointer = `${pointerTo('/budgets', path)}/${kind}`;
      return createIssue(
        'over-budget-built',
        { pointer, ...origins.near(pointer) },
        { path, kind, limit, actual, file, id },
      );
    });
}
