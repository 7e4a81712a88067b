import { join } from 'node:path';
import { type Code, createIssue, type Issue } from '@liveryjs/engine/issues';
import { isError, partsOf } from '#scripts/plugin/parts-of.ts';
import { withPseudoLanguages } from '#scripts/plugin/pseudo-languages.ts';
import { unlistedWords } from '#scripts/widgets/unlisted-words.ts';
import type { BrandResult, Workspace } from '#scripts/workspace/index.ts';
import { read } from './cache.ts';
import { codeModuleOf } from './code-module.ts';
import { digestOf } from './hash.ts';
import { inputHash } from './input-hash.ts';
import type { BrandPlan, BuildInto, BundleTools, Setup } from './make-bundle.ts';
import { originsOf } from './origins-of.ts';
import { type BuildReport, digestsOf, parseReport } from './report.ts';
import { receiveBundle } from './shared-bundles.ts';
import type { SourceKeys } from './source-key.ts';
import { stylesheetOf } from './stylesheet.ts';
import { writeBundle } from './write-bundle.ts';

/** What became of one brand. */
export interface BrandBuild {
  readonly id: string;
  /** cached: somebody has made it of the same input before. failed: its folder is as it was before. */
  readonly state: 'built' | 'cached' | 'unchanged' | 'failed';
  /** Errors of a failed brand; warnings of any. */
  readonly issues: readonly Issue[];
  readonly milliseconds: number;
  /** Absolute path of the bundle's folder. */
  readonly folder: string;
  /** What the first page needs of scripts, in bytes as they are sent. Missing when the brand failed. */
  readonly firstScript?: number | undefined;
  /** Missing when the brand failed. Read from the bundle's folder whenever it is asked for: those of many brands fill a memory. */
  readonly report?: BuildReport | undefined;
}

/** What became of a brand. @param report of the bundle that stands in the folder; none when the brand failed */
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

/** What building one brand shares with building the next. */
export interface BuildContext extends BundleTools {
  readonly workspace: Workspace;
  readonly keys: SourceKeys;
  /** What tools can be opened with elsewhere. */
  readonly setup: Setup;
  /** Writes the renderer to where it can be loaded, and gives its address. */
  readonly server: () => Promise<string>;
  /** Told of what is damaged and made anew. */
  readonly note: (sentence: string) => void;
  /** Whether pseudo-languages are added to every brand. Default: no. */
  readonly pseudo?: boolean | undefined;
}

/**
 * Begins to build one brand into a folder: finds out what there is to do, and asks other machines for the bundle.
 * @param found what is known to be wrong with the brand already
 * @param buildInto what makes a bundle that nobody has
 * @returns what does the rest, or says why the brand cannot be built
 */
export function beginBrand(
  context: BuildContext,
  result: BrandResult,
  found: readonly Issue[],
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
    brandBuild({ id: result.id, state, issues: [...found, ...issues], milliseconds: spent, folder }, report);
  const plan = planBrand(context, result, found);
  const last = 'issues' in plan ? undefined : unchangedReport(folder, plan.hash, result.id, context.note);
  const asked = 'issues' in plan || last ? undefined : shared && receiveBundle(shared, plan.hash, result.id);
  // Whoever waits for it hears of its failure.
  asked?.catch(() => undefined);
  pause();
  return async () => {
    if ('issues' in plan) return finish('failed', plan.issues);
    if (last) return finish('unchanged', [], last);
    start = performance.now();
    const sent = await asked;
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
 * @param found what is known to be wrong with the brand already
 * @returns the issues that are not found already
 */
export function planBrand(
  { workspace, keys, pseudo }: Pick<BuildContext, 'workspace' | 'keys' | 'pseudo'>,
  result: BrandResult,
  found: readonly Issue[],
): BrandPlan | { readonly issues: readonly Issue[] } {
  const { id, brand } = result;
  if (result.abstract) return { issues: [failure(result, 'build-abstract', { id }, '/abstract')] };
  const own = partsOf(workspace, result);
  if (!own || !brand || found.some(isError)) return { issues: [] };
  const unlisted = unlistedWords(workspace, result.reached.widgets);
  if (unlisted.length > 0) return { issues: unlisted };
  const parts = pseudo ? withPseudoLanguages(own) : own;
  const { css: _css, ...data } = parts;
  const stylesheet = stylesheetOf(parts);
  const module = codeModuleOf(parts.brand, parts.widgets, parts);
  const also = { domains: brand.domains, budgets: brand.budgets, origins: originsOf(brand) };
  const key = keys.code(module);
  const names = workspace.portal?.names ?? [];
  return {
    parts: data,
    stylesheet,
    module,
    key,
    ...also,
    names,
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
  const isDamaged = ([file, digest]: [string, string]) => {
    const content = read(join(folder, file));
    return content === undefined || digestOf(content) !== digest;
  };
  const damaged = report ? Object.entries(digestsOf(report)).find(isDamaged)?.[0] : 'build-report.json';
  if (damaged === undefined) return report;
  note(`${join(folder, damaged)} is not as it was written. ${id} is built anew.`);
  return undefined;
}
