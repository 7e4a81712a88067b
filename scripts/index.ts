/**
 * Livery from Node: what the command `livery` does, as functions. The command is a thin face of these.
 *
 *     const workspace = await openWorkspace({ root: 'my-portals' });
 *     const { issues } = await check(workspace);
 *     const { brands } = await build(workspace, { brands: ['lotus'], outDir: '/srv/portals' });
 *
 * None of these functions throws for what an operator wrote in a manifest: mistakes come back as issues, each with its
 * file, line, message and remedy.
 */
export { formatIssue, type Issue } from '@liveryjs/compiler/issues';
export { type Check, defineCheck } from '@liveryjs/compiler/manifest';
export type { CheckResult } from '@liveryjs/workspace/check/check-brands';
export { compareBrands as diff, type Difference, type Side } from '@liveryjs/workspace/diff/compare-brands';
export { type Explanation, explain, type Found, type Written } from '@liveryjs/workspace/explain/explanation';
export { type Answer, type LookedUp, type LookUpOptions, lookUp } from '@liveryjs/workspace/explain/look-up';
export {
  type BrandResult,
  listBrands,
  loadBrand,
  openRepository as openWorkspace,
  type Workspace,
  type WorkspaceFolders,
} from '@liveryjs/workspace/open';
export { type Reach, type Reached, reach } from '@liveryjs/workspace/reach/reach';
export type { BrandBuild } from './bundle/build-brand.ts';
export { type BuildOptions, type BuildResult, buildBrands as build } from './bundle/build-brands.ts';
export { type DevOptions, type RunningDev, startDev as createDevServer } from './dev/start-dev.ts';
export { folderTarget } from './releases/folder-target.ts';
export { openTarget } from './releases/open-target.ts';
export type { Published, PublishOptions } from './releases/proof.ts';
export { publish, rollback, unpublish } from './releases/publish.ts';
export type { Release } from './releases/release.ts';
export type { ReleaseTarget } from './releases/target.ts';
export { check, type ShardedCheckOptions as CheckOptions } from './shards/check.ts';
