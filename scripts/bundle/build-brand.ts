import { join } from 'node:path';
import { type Code, createIssue, type Issue } from '@liveryjs/compiler/issues';
import type { BrandResult, Workspace } from '@liveryjs/workspace/open';
import { unlistedWords } from '@liveryjs/workspace/widgets/unlisted-words';
import { isError, partsOf } from '#scripts/plugin/parts-of.ts';
import { withPseudoLanguages } from '#scripts/plugin/pseudo-languages.ts';
import { redirectsAt } from './address-rules.ts';
import { read } from './cache.ts';
import { codeModuleOf } from './code-module.ts';
import { strictTransport } from './hosting.ts';
import { inputHash } from './input-hash.ts';
import type { BrandPlan, BuildInto, BundleTools, Setup } from './make-bundle.ts';
import { originsOf } from './origins-of.ts';
import { readOnce } from './read-once.ts';
import { type BuildReport, digestsOf, parseReport } from './report.ts';
import { receiveBundle } from './shared-bundles.ts';
import type { SourceKeys } from './source-key.ts';
import { stylesheetOf } from './stylesheet.ts';
import { type Encoding, twinsIn } from './twins.ts';
import { writeBundle } from './write-bundle.ts';

/** The outcome of building one brand. */
export interface BrandBuild {
  readonly id: string;
  /** cached: somebody has made it of the same input before. failed: its folder is as it was before. */
  readonly state: 'built' | 'cached' | 'unchanged' | 'failed';
  /** Errors of a failed brand; warnings of any. */
  readonly issues: readonly Issue[];
  readonly milliseconds: number;
  /** Absolute path of the bundle's folder. */
  readonly folder: string;
  /** Bytes of scripts, as they are sent, that the first page needs. Missing when the brand failed. */
  readonly firstScript?: number | undefined;
  /** Missing when the brand failed. Read from the bundle's folder whenever it is asked for: those of many brands fill a memory. */
  readonly report?: BuildReport | undefined;
}

/**
 * Returns the outcome of building a brand.
 * @param report of the bundle that stands in the folder; none when the brand failed
 */
export function brandBuild(
  build: Omit<BrandBuild, 'report' | 'firstScript'>,
  report: Pick<BuildReport, 'routes'> | undefined,
): BrandBuild {
  if (report === undefined) return build;
  return {
    ...build,
    firstScript: report.routes.find(({ path }) => path === '/')?.script.brotli,
    get report() {
      return reportIn(build.folder);
    },
  };
}

/** The tools and settings that the builds of all brands share. */
export interface BuildContext extends BundleTools {
  readonly workspace: Workspace;
  readonly keys: SourceKeys;
  /** The settings from which another thread can open the same tools. */
  readonly setup: Setup;
  /** Writes the renderer to where it can be loaded, and gives its address. */
  readonly server: () => Promise<string>;
  /** Told of what is damaged and made anew. */
  readonly note: (sentence: string) => void;
  /** True when pseudo-languages are added to every brand. Default: false. */
  readonly pseudo?: boolean | undefined;
}

/**
 * Begins to build one brand into a folder: finds out what there is to do, and asks other machines for the bundle.
 * @param checkIssues what is known to be wrong with the brand already
 * @param buildInto what makes a bundle that nobody has
 * @returns what does the rest, or says why the brand cannot be built
 */
export function beginBrand(
  context: BuildContext,
  result: BrandResult,
  checkIssues: readonly Issue[],
  folder: string,
  buildInto: BuildInto,
): () => Promise<BrandBuild> {
  const { shared } = context;
  let start = performance.now();
  let spent = 0;
  const pause = () => {
    spent += performance.now() - start;
  };
  const finish = (
    state: BrandBuild['state'],
    issues: readonly Issue[],
    report?: Pick<BuildReport, 'routes'>,
  ): BrandBuild =>
    brandBuild(
      { id: result.id, state, issues: [...checkIssues, ...issues], milliseconds: spent, folder },
      report,
    );
  const plan = planBrand(context, result, checkIssues);
  const last = 'issues' in plan ? undefined : unchangedReport(folder, plan.hash, result.id, context.note);
  const receiving =
    'issues' in plan || last ? undefined : shared && receiveBundle(shared, plan.hash, result.id);
  // Whoever waits for it hears of its failure.
  receiving?.catch(() => undefined);
  pause();
  return async () => {
    if ('issues' in plan) return finish('failed', plan.issues);
    if (last) return finish('unchanged', [], last);
    start = performance.now();
    const sent = await receiving;
    if (sent) writeBundle(folder, sent.files);
    pause();
    if (sent) return finish('cached', [], sent.report);
    const made = await buildInto(folder, plan);
    spent += made.milliseconds;
    if ('report' in made) return finish('built', [], made.report);
    return finish('failed', placed(result, made.issues));
  };
}

/**
 * Says what a brand's bundle would be made of, or why there is none. Nothing is built yet.
 * @param checkIssues what is known to be wrong with the brand already
 * @returns the issues that are not found already
 */
export function planBrand(
  { workspace, keys, pseudo }: Pick<BuildContext, 'workspace' | 'keys' | 'pseudo'>,
  result: BrandResult,
  checkIssues: readonly Issue[],
): BrandPlan | { readonly issues: readonly Issue[] } {
  const { id, brand } = result;
  if (result.abstract) return { issues: [failure(result, 'build-abstract', { id }, '/abstract')] };
  const brandParts = partsOf(workspace, result);
  if (!brandParts || !brand || checkIssues.some(isError)) return { issues: [] };
  const unlisted = unlistedWords(workspace, result.reached.widgets);
  if (unlisted.length > 0) return { issues: unlisted };
  const parts = pseudo ? withPseudoLanguages(brandParts) : brandParts;
  const { css: _css, ...data } = parts;
  const stylesheet = stylesheetOf(parts);
  const module = codeModuleOf(parts.brand, parts.widgets, parts);
  const { domains, budgets } = brand;
  const redirects = redirectsAt(brand.redirects, Date.now());
  const hsts = strictTransport(brand.hosting?.hsts);
  const also = { domains, hsts, budgets, redirects, origins: originsOf(brand) };
  const key = keys.code(module);
  const { names = [], paths: platform = [] } = workspace.portal ?? {};
  return {
    parts: data,
    stylesheet,
    module,
    key,
    ...also,
    names,
    platform,
    hash: inputHash(data, stylesheet, key, also),
  };
}

/** Says where in the manifest issues stand that have no more than a pointer: those of code have a file. */
export function placed(
  { origins }: Pick<BrandResult, 'origins'>,
  issues: readonly (Omit<Issue, 'file' | 'line' | 'column'> & Partial<Issue>)[],
): Issue[] {
  return issues.map((issue) => {
    const { file, line, column } = issue;
    const isOfCode = file !== undefined && file !== '' && line !== undefined && column !== undefined;
    return { ...issue, ...(isOfCode ? { file, line, column } : origins.near(issue.pointer)) };
  });
}

/** An issue of a brand that cannot be built. */
export function failure<C extends Code>(
  { origins }: Pick<BrandResult, 'origins'>,
  code: C,
  args: Parameters<typeof createIssue<C>>[2],
  pointer = '',
): Issue {
  return createIssue(code, { ...origins.near(pointer), pointer }, args);
}

function reportIn(folder: string): BuildReport | undefined {
  return parseReport(read(join(folder, 'build-report.json'))?.toString() ?? '');
}

/** The report of a bundle that was made from the same input and stands in its folder as it was written. */
export function unchangedReport(
  folder: string,
  inputHash: string,
  id: string,
  note: (sentence: string) => void,
): BuildReport | undefined {
  const bytes = read(join(folder, 'build-report.json'));
  if (bytes === undefined) return undefined;
  const report = parseReport(bytes.toString());
  if (report && report.inputHash !== inputHash) return undefined;
  const isAs = (digest: string, file: string, encoding?: Encoding) =>
    readOnce(join(folder, file), {}, encoding)?.digest === digest;
  const damaged = report
    ? (Object.entries(digestsOf(report)).find(([file, digest]) => !isAs(digest, file))?.[0] ??
      twinsIn(report).find(({ path, digest, encoding }) => !isAs(digest, path, encoding))?.path)
    : 'build-report.json';
  if (damaged === undefined) return report;
  note(`${join(folder, damaged)} is not as it was written. ${id} is built anew.`);
  return undefined;
}
