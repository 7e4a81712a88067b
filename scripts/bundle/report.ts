import type { Budgets } from '@liveryjs/schemas/brand';
import {
  type BudgetReport,
  checkBudgets,
  type RouteReport,
  type Sizes,
} from '@liveryjs/workspace/check/budgets';
import { digestOf } from '@liveryjs/workspace/hash';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { BrandParts } from '#scripts/plugin/brand-parts.ts';
import type { AddressRule } from './address-rules.ts';
import type { CodeBundle } from './code-bundle.ts';
import type { Bundle } from './compose-bundle.ts';
import { SMALLEST_COMPRESSED } from './hosting.ts';
import { reach } from './reach.ts';
import { eagerWidgets, placementsInTime, type Reason, reasonsByWidget } from './reasons.ts';
import { reportSchema } from './report-schema.ts';
import { addSizes } from './sizes.ts';

/** A script or a stylesheet, measured. */
export interface Measured extends Sizes {
  readonly sha256: string;
}

export interface ChunkReport extends Measured {
  readonly file: string;
  /** Bytes of each module before minification, by path relative to the workspace. */
  readonly modules: Readonly<Record<string, number>>;
  /** Why the chunk is in the bundle. */
  readonly why: readonly Why[];
}

export type Why =
  | { readonly page: 'every' }
  /** Fetched by the first page when it has nothing better to do. */
  | { readonly page: 'other' }
  | { readonly language: string }
  /** One of the report's `widgets`. */
  | { readonly widget: string };

/** `build-report.json`: what a bundle consists of, and why. Equal input gives an equal report. */
export interface BuildReport {
  readonly brand: string;
  readonly domains: readonly string[];
  /** Value of the header Strict-Transport-Security that servers send; missing for none. */
  readonly hsts?: string | undefined;
  /** Hash of all that the bundle was made from. */
  readonly inputHash: string;
  readonly chunks: readonly ChunkReport[];
  /** Where each widget that chunks are there for stands in the manifest. */
  readonly widgets: Readonly<Record<string, readonly Reason[]>>;
  readonly routes: readonly RouteReport[];
  readonly budgets: readonly BudgetReport[];
  /**
   * Each text for visitors of so many bytes and more has a compressed twin in each encoding beside it, `.br` and `.gz`, which
   * is not listed. Missing in reports of earlier versions: there are no twins.
   */
  readonly compressedFrom?: number | undefined;
  /** Addresses that have no file of their own; missing where there are none. */
  readonly rules?: readonly AddressRule[];
  /** The folders of pages that host names stand for, such as `/vi`; missing where hosts say no language. */
  readonly hosts?: Readonly<Record<string, string>>;
  /** Every other file of the bundle. */
  readonly files: Readonly<Record<string, { readonly raw: number; readonly sha256: string }>>;
}

/** Tells whether a value has the shape of a report: anybody may have written the file. */
const isReport = new Ajv2020().compile<BuildReport>(reportSchema);

/** A report as it is written, with a digest of itself at the end. */
export function reportText(report: BuildReport): string {
  const text = JSON.stringify(report);
  return `${text.slice(0, -1)},"digest":"${digestOf(text)}"}\n`;
}

/** The report that a text is; undefined when it is not as it was written, or has another shape. */
export function parseReport(text: string): BuildReport | undefined {
  try {
    const { digest, ...report } = JSON.parse(text) as BuildReport & { digest?: string };
    return digestOf(JSON.stringify(report)) === digest && isReport(report) ? report : undefined;
  } catch {
    return undefined;
  }
}

/** The digests of all files of a bundle but the report itself and compressed twins, by path. */
export function digestsOf({ chunks, files }: BuildReport): Record<string, string> {
  const all = [...chunks.map((chunk) => [chunk.file, chunk] as const), ...Object.entries(files)];
  return Object.fromEntries(all.map(([file, { sha256 }]) => [file, sha256]));
}

export interface ReportInput {
  readonly parts: Pick<BrandParts, 'id' | 'brand'>;
  readonly domains: readonly string[];
  readonly hsts?: string | undefined;
  readonly budgets: Budgets;
  readonly inputHash: string;
  readonly code: CodeBundle;
  readonly bundle: Bundle;
  /** Sizes of every script and stylesheet of the bundle. */
  readonly sizes: ReadonlyMap<string, Measured>;
}

export function buildReport(input: ReportInput): BuildReport {
  const { parts, code, bundle, sizes } = input;
  const chunks = new Map(code.chunks.map((chunk) => [chunk.file, chunk]));
  const importsOf = (file: string) => [
    ...(chunks.get(file)?.imports ?? []),
    ...(chunks.get(file)?.styles ?? []),
  ];
  const start = [...reach([bundle.entry, code.entry, bundle.stylesheet], importsOf)];
  const why = reasons(input, new Set(start), importsOf);
  const language = parts.brand.languages.default;
  const filesOf = (widgets: Iterable<string>) => {
    const names = new Set(widgets);
    const chunkFiles = code.chunks.flatMap((chunk) =>
      chunk.widgets.some((name) => names.has(name)) ? [chunk.file] : [],
    );
    return [
      ...[...names].flatMap((name) => bundle.words[language]?.[name] ?? []),
      ...reach(chunkFiles, importsOf),
    ];
  };
  const total = (files: readonly string[], extension: string) =>
    addSizes(files.filter((file) => file.endsWith(extension)).flatMap((file) => sizes.get(file) ?? []));
  const routes = parts.brand.routes.map((route): RouteReport => {
    const { now, soon } = placementsInTime(parts.brand, route);
    const widgets = new Set(eagerWidgets(now));
    const messageFiles = [bundle.messages[language], ...bundle.laterOf(route.path, widgets, language)];
    const atOnce = new Set([...start, ...messageFiles.flatMap((file) => file ?? []), ...filesOf(widgets)]);
    const files = [...atOnce].sort();
    const after = [...new Set(filesOf(eagerWidgets(soon)))].filter((file) => !atOnce.has(file)).sort();
    return {
      path: route.path,
      files,
      script: total(files, '.js'),
      style: total(files, '.css'),
      soon: { files: after, script: total(after, '.js') },
    };
  });
  const others = [...bundle.files].filter(([file]) => !sizes.has(file));
  return {
    brand: parts.id,
    domains: input.domains,
    ...(input.hsts !== undefined && { hsts: input.hsts }),
    inputHash: input.inputHash,
    chunks: [...sizes]
      .map(([file, size]) => ({
        file,
        ...size,
        modules: chunks.get(file)?.modules ?? {},
        why: why(file),
      }))
      .sort((a, b) => (a.file < b.file ? -1 : 1)),
    widgets: Object.fromEntries(reasonsByWidget(parts.brand)),
    routes,
    budgets: checkBudgets(input.budgets, routes),
    compressedFrom: SMALLEST_COMPRESSED,
    ...(bundle.rules.length > 0 && { rules: bundle.rules }),
    ...(bundle.hosts.size > 0 && { hosts: Object.fromEntries(bundle.hosts) }),
    files: Object.fromEntries(
      others
        .map(
          ([file, content]) =>
            [file, { raw: Buffer.byteLength(content), sha256: digestOf(content) }] as const,
        )
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

function reasons(
  { code, bundle }: ReportInput,
  start: ReadonlySet<string>,
  importsOf: (file: string) => readonly string[],
): (file: string) => Why[] {
  const reasonsByFile = new Map<string, Why[]>();
  const add = (file: string, ...why: readonly Why[]) => {
    const before = reasonsByFile.get(file);
    if (before) before.push(...why);
    else reasonsByFile.set(file, [...why]);
  };
  for (const [language, file] of Object.entries(bundle.messages)) add(file, { language });
  for (const [language, words] of Object.entries(bundle.words))
    for (const [widget, files] of Object.entries(words))
      for (const file of new Set(files)) add(file, { language }, { widget });
  for (const { file, widgets, workerOf = [] } of code.chunks) {
    if (workerOf.length > 0) add(file, ...workerOf.map((widget) => ({ widget })));
    if (widgets.length === 0) continue;
    const why = widgets.map((widget) => ({ widget }));
    for (const reached of reach([file], importsOf)) add(reached, ...why);
  }
  const later = new Set(bundle.later);
  return (file) => {
    if (start.has(file)) return [{ page: 'every' }];
    return later.has(file) ? [{ page: 'other' }] : (reasonsByFile.get(file) ?? []);
  };
}
