import { createIssue, type Issue } from '@liveryjs/compiler/issues';
import {
  isList,
  isObject,
  type JsonValue,
  own,
  ownText,
  pointerTo,
  unreadable,
} from '@liveryjs/compiler/manifest';
import type { Budgets } from '@liveryjs/schemas/brand';
import { checkBudgets, type RouteReport } from '#workspace/check/budgets.ts';
import type { BrandResult, Workspace } from '#workspace/open/index.ts';
import { readJson } from '#workspace/open/read-json.ts';

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
  const isThere = files.size(file) !== undefined || unreadable(files, file) !== undefined;
  const routes = own(readJson(files, file), 'routes');
  if (!isList(routes) || !routes.every(isRoute))
    return isThere ? [createIssue('report-foreign', { file, line: 1, column: 1, pointer: '' }, { id })] : [];
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

/** Tells whether a value has what budgets are held against: anybody may have written the report. */
function isRoute(value: JsonValue): boolean {
  const sizes = ['script', 'style'].map((kind) => own(own(value, kind), 'brotli'));
  return ownText(value, 'path') !== undefined && sizes.every((size) => typeof size === 'number');
}
