import { join } from 'node:path';
import { type Code, createIssue, type Issue } from '@liveryjs/engine/issues';
import { pathOf, pointerTo } from '@liveryjs/engine/manifest';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { machineFailure } from '#scripts/failure.ts';
import type { BrandParts } from '#scripts/plugin/brand-parts.ts';
import type { CodeModule } from '#scripts/plugin/ids.ts';
import { isError, partsOf } from '#scripts/plugin/parts-of.ts';
import { withPseudoLanguages } from '#scripts/plugin/pseudo-languages.ts';
import type { BrandResult, Workspace } from '#scripts/workspace/index.ts';
import type { BudgetReport } from './budgets.ts';
import { type Cache, read } from './cache.ts';
import type { CodeBundle } from './code-bundle.ts';
import { codeModuleOf } from './code-module.ts';
import { type Bundle, composeBundle } from './compose-bundle.ts';
import { digestOf, hashOf } from './hash.ts';
import { inputHash } from './input-hash.ts';
import { originsOf } from './origins-of.ts';
import type { Renderer } from './renderer.ts';
import { type BuildReport, buildReport, digestsOf, parseReport, reportText } from './report.ts';
import { receiveBundle, sendBundle } from './shared-bundles.ts';
import type { SharedCache } from './shared-cache.ts';
import { type Sizes, sizesOf } from './sizes.ts';
import type { SourceKeys } from './source-key.ts';
import { writeBundle } from './write-bundle.ts';

/** What became of one brand. */
export interface BrandBuild {
  readonly id: string;
  /** failed: its folder is as it was before. */
  readonly state: 'built' | 'unchanged' | 'failed';
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
  report: BuildReport | undefined,
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
export interface BuildContext {
  readonly workspace: Workspace;
  readonly keys: SourceKeys;
  readonly cache: Cache;
  /** Where other machines leave their bundles, and find those of this one. */
  readonly shared?: SharedCache | undefined;
  /** Told of what is damaged and made anew. */
  readonly note: (sentence: string) => void;
  readonly styleVersion: string;
  readonly licences: (paths: Iterable<string>) => string;
  readonly code: (module: CodeModule) => Promise<CodeBundle>;
  readonly renderer: () => Promise<Renderer>;
  /** Whether pseudo-languages are added to every brand. Default: no. */
  readonly pseudo?: boolean | undefined;
}

/**
 * Begins to build one brand into a folder: finds out what there is to do, and asks other machines for the bundle.
 * @param found what is known to be wrong with the brand already
 * @returns what does the rest, or says why the brand cannot be built
 */
export function beginBrand(
  context: BuildContext,
  result: BrandResult,
  found: readonly Issue[],
  folder: string,
): () => Promise<BrandBuild> {
  let start = performance.now();
  let spent = 0;
  const finish = (state: BrandBuild['state'], issues: readonly Issue[], report?: BuildReport): BrandBuild => {
    const milliseconds = spent + performance.now() - start;
    return brandBuild({ id: result.id, state, issues: [...found, ...issues], milliseconds, folder }, report);
  };
  const plan = planBrand(context, result, found);
  if ('issues' in plan) {
    const build = finish('failed', plan.issues);
    return async () => build;
  }
  const last = unchangedReport(folder, plan.hash, result.id, context.note);
  if (last) {
    const build = finish('unchanged', [], last);
    return async () => build;
  }
  const { shared } = context;
  const asked = shared && receiveBundle(shared, plan.hash, result.id);
  // Whoever waits for it hears of its failure.
  asked?.catch(() => undefined);
  spent = performance.now() - start;
  return async () => {
    start = performance.now();
    const sent = await asked;
    const made = sent ?? (await makeBundle(context, result, plan));
    if ('issues' in made) return finish('failed', made.issues);
    writeBundle(folder, made.files);
    if (shared && !sent) sendBundle(shared, plan.hash, made.files);
    return finish('built', [], made.report);
  };
}

/** What a brand's bundle is made of. */
export interface BrandPlan {
  readonly parts: BrandParts;
  readonly brand: ResolvedBrand;
  readonly module: CodeModule;
  /** Of all that the bundle is made from: equal hashes, equal bundles. */
  readonly hash: string;
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
  const parts = pseudo ? withPseudoLanguages(own) : own;
  const { domains, budgets } = brand;
  const module = codeModuleOf(parts.brand, parts.widgets, parts);
  const hash = inputHash(parts, keys.code(module), { domains, budgets, origins: originsOf(brand) });
  return { parts, brand, module, hash };
}

/** Makes all files of a bundle in memory, or says why not. */
export async function makeBundle(
  context: BuildContext,
  result: BrandResult,
  { parts, brand, module, hash }: BrandPlan,
): Promise<
  | { readonly files: ReadonlyMap<string, string | Uint8Array>; readonly report: BuildReport }
  | { readonly issues: readonly Issue[] }
> {
  let code: CodeBundle;
  let renderer: Renderer;
  try {
    [code, renderer] = await Promise.all([context.code(module), context.renderer()]);
  } catch (error) {
    throwIfMachines(error);
    return { issues: [failure(result, 'build-code', { reason: reasonOf(error) })] };
  }
  let bundle: Bundle;
  try {
    const { styleVersion, licences } = context;
    const { core, first } = module;
    const origins = originsOf(brand);
    bundle = composeBundle({ parts, code, core, first, renderer, styleVersion, origins, licences });
  } catch (error) {
    throwIfMachines(error);
    return { issues: [failure(result, 'build-page', { reason: reasonOf(error) })] };
  }
  const sizes = await measure(bundle, context.cache);
  const { domains, budgets } = brand;
  const report = buildReport({ parts, domains, budgets, inputHash: hash, code, bundle, sizes });
  const over = report.budgets.filter(({ ok }) => !ok);
  if (over.length > 0)
    return {
      issues: over.map((budget) => {
        const { limit, actual } = budget;
        const pointer = pointerTo(pointerTo('/budgets', budget.path), budget.kind);
        const path = pathOf(undefined, pointer);
        const largest = largestFor(report, budget);
        return failure(result, 'over-budget', { path, limit, actual, largest }, pointer);
      }),
    };
  return { files: new Map([...bundle.files, ['build-report.json', reportText(report)]]), report };
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

/** Sizes of scripts and stylesheets. Brands share many of them, and the best compression takes its time. */
async function measure(bundle: Bundle, cache: Cache): Promise<Map<string, Sizes>> {
  const files = [...bundle.files].flatMap(([file, content]) =>
    /^assets\/.*\.(js|css)$/.test(file) ? [{ file, content, hash: hashOf(content) }] : [],
  );
  const sizes = await cache.get(`sizes-${hashOf(...files.map(({ hash }) => hash))}`, () =>
    Promise.all(
      files.map(({ hash, content }) => cache.get(`size-${hash}`, () => sizesOf(content), 'machine')),
    ),
  );
  return new Map(files.flatMap(({ file }, index) => (sizes[index] ? [[file, sizes[index]]] : [])));
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

/** What the machine lacks is nobody's mistake in a manifest. @throws Failure for an error of the machine */
function throwIfMachines(error: unknown): void {
  const failure = machineFailure(error);
  if (failure) throw failure;
}

function largestFor(report: BuildReport, { path, kind }: BudgetReport): string[] {
  const route = report.routes.find((item) => item.path === path);
  const extension = kind === 'scriptKiB' ? '.js' : '.css';
  return report.chunks
    .filter(({ file }) => file.endsWith(extension) && route?.files.includes(file))
    .sort((a, b) => b.brotli - a.brotli)
    .slice(0, 3)
    .map(({ file, brotli }) => `${file} ${(brotli / 1024).toFixed(1)} KiB`);
}

/** One line of an error, as Rolldown and React word them; without colours. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes start with ESC
  const plain = text.replaceAll(/\u001b\[[0-9;]*m/g, '');
  const lines = plain.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !/^Build failed with/.test(line))
    .slice(0, 2)
    .join(' ');
}
