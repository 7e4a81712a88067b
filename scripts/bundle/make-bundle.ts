import { type Code, createIssue, type Issue } from '@liveryjs/compiler/issues';
import { pathOf, pointerTo } from '@liveryjs/compiler/manifest';
import type { Budgets, Redirect } from '@liveryjs/schemas/brand';
import type { BudgetReport } from '@liveryjs/workspace/check/budgets';
import { machineFailure } from '@liveryjs/workspace/failure';
import { digestOf } from '@liveryjs/workspace/hash';
import type { BrandParts } from '#scripts/plugin/brand-parts.ts';
import type { CodeModule } from '#scripts/plugin/ids.ts';
import type { Cache } from './cache.ts';
import type { CodeBundle } from './code-bundle.ts';
import { CodeFault } from './code-fault.ts';
import { type Bundle, composeBundle } from './compose-bundle.ts';
import type { PolicyOrigins } from './content-policy.ts';
import { keepLast } from './keep-last.ts';
import { licencesIn } from './licences.ts';
import { type Moment, MomentFault } from './moments.ts';
import type { Renderer } from './renderer.ts';
import { type BuildReport, buildReport, type Measured, reportText } from './report.ts';
import { sendBundle } from './shared-bundles.ts';
import type { SharedCache } from './shared-cache.ts';
import { sizesOf } from './sizes.ts';
import { cardMaker, type MakeCards } from './title-cards.ts';
import { type MakeTwins, twinMaker } from './twins.ts';
import { writeBundle } from './write-bundle.ts';

/** The input that a brand's bundle is made from, as data that threads can pass on. */
export interface BrandPlan {
  readonly parts: Omit<BrandParts, 'css'>;
  readonly stylesheet: string;
  readonly module: CodeModule;
  /** Key of the module: equal keys, equal code. */
  readonly key: string;
  readonly domains: readonly string[];
  /** Value of the header Strict-Transport-Security; undefined where the brand has switched it off. */
  readonly hsts?: string | undefined;
  readonly budgets: Budgets;
  readonly redirects: readonly Redirect[];
  readonly origins: PolicyOrigins;
  /** Where in a manifest the platform's names of a brand stand, as JSON Pointers. */
  readonly names: readonly string[];
  /** Beginnings of the addresses that lead to the platform. */
  readonly platform: readonly string[];
  /** Hash of all that the bundle is made from: equal hashes, equal bundles. */
  readonly hash: string;
}

/** The tools that make bundles. */
export interface BundleTools {
  /** Where other machines leave their bundles, and find those of this one. */
  readonly shared?: SharedCache | undefined;
  readonly styleVersion: string;
  readonly licences: (paths: Iterable<string>) => string;
  readonly twins: MakeTwins;
  readonly cards: MakeCards;
  readonly code: (module: CodeModule) => Promise<CodeBundle>;
  readonly renderer: () => Promise<Renderer>;
}

/** Name of a compiled code in the cache. */
export function codeEntry(key: string): string {
  return `code-${key}`;
}

/** Where tools find what they need, as data that threads can pass on. */
export interface Setup {
  /** Absolute. */
  readonly cacheDir: string;
  readonly styleVersion: string;
  /** Folders that packages are looked for in, and above. */
  readonly roots: readonly string[];
}

/** The tools but what is compiled. */
export function toolsOf(
  { styleVersion, roots }: Setup,
  cache: Cache,
  shared: SharedCache | undefined,
): Omit<BundleTools, 'code' | 'renderer'> {
  return {
    shared,
    styleVersion,
    licences: licencesIn(roots),
    twins: twinMaker(cache),
    cards: cardMaker(cache),
  };
}

/** Why there is no bundle: issues with a place in code, or with a pointer, whose file and line only the manifest knows. */
export interface NoBundle {
  readonly issues: readonly Issue[];
}

/** The part of a new bundle's report that is needed at once; the whole report is in the bundle's folder. */
export interface Built {
  readonly report: Pick<BuildReport, 'routes'>;
}

/** Makes a bundle and puts it into a folder, or leaves the folder as it is. */
export type BuildInto = (
  folder: string,
  plan: BrandPlan,
) => Promise<(Built | NoBundle) & { readonly milliseconds: number }>;

/** Makes bundles in this thread, and begins to send them to other machines. */
export function builder(tools: BundleTools): BuildInto {
  return async (folder, plan) => {
    const start = performance.now();
    const made = await makeBundle(tools, plan);
    const milliseconds = () => performance.now() - start;
    if ('issues' in made) return { issues: made.issues, milliseconds: milliseconds() };
    writeBundle(folder, made.files);
    if (tools.shared) sendBundle(tools.shared, plan.hash, made.files);
    return { report: { routes: made.report.routes }, milliseconds: milliseconds() };
  };
}

/** Makes all files of a bundle in memory, or says why not. */
export async function makeBundle(
  tools: BundleTools,
  { parts, stylesheet, module, domains, hsts, budgets, redirects, origins, names, platform, hash }: BrandPlan,
): Promise<
  { readonly files: ReadonlyMap<string, string | Uint8Array>; readonly report: BuildReport } | NoBundle
> {
  let code: CodeBundle;
  let renderer: Renderer;
  try {
    [code, renderer] = await Promise.all([tools.code(module), tools.renderer()]);
  } catch (error) {
    return noBundle('build-code', error);
  }
  let bundle: Bundle;
  try {
    const { styleVersion, licences } = tools;
    const brandInput = {
      parts,
      stylesheet,
      origins,
      domains,
      hsts,
      redirects,
      names,
      platform,
      inTime: module,
    };
    const cardOf = await tools.cards(parts);
    bundle = composeBundle({ ...brandInput, code, renderer, styleVersion, licences, cardOf });
  } catch (error) {
    if (error instanceof MomentFault)
      return { issues: error.moments.map((each) => momentIssue(each, error)) };
    const isText = error instanceof Error && error.name === 'TextFault';
    return noBundle(isText ? 'build-text' : 'build-page', error);
  }
  const sizes = measure(bundle);
  const report = buildReport({ parts, domains, hsts, budgets, inputHash: hash, code, bundle, sizes });
  const over = report.budgets.filter(({ ok }) => !ok);
  if (over.length > 0)
    return {
      issues: over.map((budget) => {
        const { limit, actual } = budget;
        const pointer = pointerTo(pointerTo('/budgets', budget.path), budget.kind);
        const path = pathOf(undefined, pointer);
        return issueAt(pointer, 'over-budget', { path, limit, actual, largest: largestFor(report, budget) });
      }),
    };
  const twins = await tools.twins(bundle.files);
  return { files: new Map([...bundle.files, ...twins, ['build-report.json', reportText(report)]]), report };
}

/** Why an error left no bundle. @throws Failure for an error of the machine: what it lacks is nobody's mistake in a manifest */
export function noBundle(code: 'build-code' | 'build-page' | 'build-text', error: unknown): NoBundle {
  const failure = machineFailure(error);
  if (failure) throw failure;
  if (error instanceof CodeFault)
    return {
      issues: error.faults.map(({ reason, ...place }) =>
        place.file.startsWith('..')
          ? issueAt('', 'build-code', { reason: `${place.file}:${place.line} ${reason}` })
          : createIssue('build-code', { ...place, pointer: '' }, { reason, isPlaced: true }),
      ),
    };
  return { issues: [issueAt('', code, { reason: reasonOf(error) })] };
}

function momentIssue({ source, ...place }: Moment, { path }: MomentFault): Issue {
  return createIssue('build-moment', { ...place, pointer: '' }, { source, path });
}

function issueAt<C extends Code>(
  pointer: string,
  code: C,
  args: Parameters<typeof createIssue<C>>[2],
): Issue {
  return createIssue(code, { file: '', line: 1, column: 1, pointer }, args);
}

/** As many scripts and stylesheets as brands of several sets of widgets have together. */
const MOST_MEASURED = 2000;

/** Brands share most of their scripts. */
const measured = keepLast(
  MOST_MEASURED,
  (content: string) => content,
  (content): Measured => ({ ...sizesOf(content), sha256: digestOf(content) }),
);

function measure({ files }: Bundle): Map<string, Measured> {
  const scriptsAndStyles = [...files].filter(([file]) => /^assets\/.*\.(js|css)$/.test(file));
  return new Map(scriptsAndStyles.map(([file, content]) => [file, measured(textOf(content))]));
}

function textOf(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : Buffer.from(content).toString();
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
