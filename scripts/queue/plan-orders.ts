import { setTimeout as pause } from 'node:timers/promises';
import type { Issue } from '@liveryjs/compiler/issues';
import { inside, pathInside } from '@liveryjs/workspace/inside';
import {
  type BrandResult,
  createDomainCheck,
  domainClaims,
  listBrands,
  loadBrand,
  type Workspace,
} from '@liveryjs/workspace/open';
import { withUnreadableRooms } from '@liveryjs/workspace/open/unreadable-files';
import { planBrand, unchangedReport } from '#scripts/bundle/build-brand.ts';
import { openBuild } from '#scripts/bundle/open-build.ts';
import type { BuildReport } from '#scripts/bundle/report.ts';
import { issuesOf } from '#scripts/plugin/parts-of.ts';

/** A brand that is to be built. */
export interface Order {
  readonly id: string;
  readonly hash: string;
  /** Brands of a group share code. */
  readonly group: string;
  /** Warnings that are found without building it. */
  readonly issues: readonly Issue[];
  readonly origins: BrandResult['origins'];
  /** True when it was in the queue. */
  isHanded?: true;
  /** True when its bundle was not where a worker should have left it. */
  missed?: true;
  /** The things that keep it from being built at the moment, each a sentence. */
  troubles?: readonly string[];
}

/** The plan for a brand. */
export type Planned =
  | { readonly id: string; readonly state: 'abstract' }
  | { readonly id: string; readonly state: 'failed'; readonly issues: readonly Issue[] }
  | {
      readonly id: string;
      readonly state: 'unchanged';
      readonly issues: readonly Issue[];
      readonly report: BuildReport;
    }
  | { readonly id: string; readonly state: 'ordered'; readonly order: Order };

/** Finds out what there is to build, one brand after the other. @param brands ids; undefined for every brand that is not abstract */
export async function* planOrders(
  workspace: Workspace,
  brands: readonly string[] | undefined,
  { outDir, cacheDir, note }: { outDir: string; cacheDir: string; note: (sentence: string) => void },
): AsyncGenerator<Planned> {
  const context = openBuild(workspace, cacheDir, note);
  const domainIssues = createDomainCheck();
  const checked = withUnreadableRooms(workspace);
  for (const id of brands ?? listBrands(workspace)) {
    const result = loadBrand(workspace, id);
    if (result.abstract && !brands) {
      yield { id, state: 'abstract' };
      continue;
    }
    const issues = [...issuesOf(checked, result), ...domainIssues(domainClaims(result))];
    const plan = planBrand(context, result, issues);
    if ('issues' in plan) yield { id, state: 'failed', issues: [...issues, ...plan.issues] };
    else {
      const { hash, key } = plan;
      const report = unchangedReport(inside(outDir, pathInside(id)), hash, id, note);
      const order = { id, hash, group: key, issues, origins: result.origins };
      yield report ? { id, state: 'unchanged', issues, report } : { id, state: 'ordered', order };
    }
    await pause(0);
  }
}
