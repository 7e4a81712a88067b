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
export { formatIssue, type Issue } from '@liveryjs/engine/issues';
export { type Check, defineCheck } from '@liveryjs/engine/manifest';
export type { BrandBuild } from './build/build-brand.ts';
export { type BuildOptions, type BuildResult, buildBrands as build } from './build/build-brands.ts';
export { type CheckOptions, type CheckResult, checkBrands as check } from './check/check-brands.ts';
export { type DevOptions, type RunningDev, startDev as createDevServer } from './dev/start-dev.ts';
export { compareBrands as diff, type Difference, type Side } from './diff/compare-brands.ts';
export { type Explanation, explain, type Found, type Written } from './explain/explanation.ts';
export { type Answer, type LookedUp, type LookUpOptions, lookUp } from './explain/look-up.ts';
export { type Reach, type Reached, reach } from './reach/reach.ts';
export { folderTarget } from './releases/folder-target.ts';
export { openTarget } from './releases/open-target.ts';
export type { Published, PublishOptions } from './releases/proof.ts';
export { publish, rollback, unpublish } from './releases/publish.ts';
export type { Release } from './releases/release.ts';
export type { ReleaseTarget } from './releases/target.ts';
export {
  type BrandResult,
  listBrands,
  loadBrand,
  openRepository as openWorkspace,
  type Workspace,
  type WorkspaceFolders,
} from './workspace/index.ts';
