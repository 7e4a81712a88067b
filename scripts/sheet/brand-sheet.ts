import { isList, isObject, type JsonValue, own, ownText, textsIn } from '@liveryjs/compiler/manifest';
import { type CheckResult, checkBrands } from '@liveryjs/workspace/check/check-brands';
import { countIssues } from '@liveryjs/workspace/check/counts';
import { traitsOf } from '@liveryjs/workspace/groups/traits';
import { loadBrand, type Workspace } from '@liveryjs/workspace/open';
import { yearOf } from '@liveryjs/workspace/seasons/year-of';
import type { ReleaseTarget } from '#scripts/releases/target.ts';

/** A brand in one row. What its manifest does not say is missing. */
export interface SheetRow {
  readonly brand: string;
  readonly abstract: boolean;
  readonly name?: string;
  /** The nearest brand that it extends. */
  readonly extends?: string;
  /** Codes, the default language first. */
  readonly languages: readonly string[];
  readonly currency?: string;
  readonly merchant?: string;
  readonly jurisdiction?: string;
  readonly domains: readonly string[];
  /** Seasons by name that go on, or come within twelve months; the next first. */
  readonly seasons: readonly { readonly name: string; readonly from?: string; readonly until?: string }[];
  /** The live release, where a place of releases was named and has the brand. */
  readonly release?: { readonly id: string; readonly publishedAt?: string };
  /** Findings in the brand's own files. */
  readonly errors: number;
  readonly warnings: number;
}

interface SheetOptions {
  readonly target?: ReleaseTarget | undefined;
  /** Default: now. */
  readonly now?: Date;
  readonly signal?: AbortSignal;
}

/** The brands of those ids, a row each. Never throws for what an operator wrote. */
export async function brandSheet(
  workspace: Workspace,
  ids: readonly string[],
  { target, now = new Date(), signal }: SheetOptions = {},
): Promise<SheetRow[]> {
  const { issues } = await checkBrands(workspace, { brands: ids, ...(signal && { signal }) });
  const counts = countsOf(issues, workspace.brandsFolder);
  return Promise.all(
    ids.map(async (brand): Promise<SheetRow> => {
      const { document, chain } = workspace.resolver.inherit(brand);
      const merged = document?.value;
      const release = await releaseOf(brand, target);
      return {
        brand,
        ...described(merged ?? {}, chain),
        seasons: merged === undefined ? [] : seasonsOf(workspace, brand, merged, now),
        ...(release && { release }),
        ...countIssues(counts.get(brand) ?? []),
      };
    }),
  );
}

function described(merged: JsonValue, chain: readonly { readonly id: string }[]) {
  const tenant = own(merged, 'tenant');
  const first = ownText(own(merged, 'languages'), 'default');
  const { abstract, languages, jurisdiction, extends: parents } = traitsOf(merged, chain);
  const texts = {
    name: ownText(merged, 'name'),
    extends: parents.at(-1),
    currency: ownText(own(tenant, 'currency'), 'code'),
    merchant: ownText(tenant, 'merchantCode'),
    jurisdiction,
  };
  const domains = own(merged, 'domains');
  return {
    abstract,
    ...(Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)) as {
      readonly [key in keyof typeof texts]?: string;
    }),
    languages: [...languages].sort((a, b) => Number(b === first) - Number(a === first)),
    domains: isList(domains) ? textsIn(domains) : [],
  };
}

function countsOf(issues: CheckResult['issues'], brandsFolder: string) {
  const counts = new Map<string, CheckResult['issues'][number][]>();
  for (const issue of issues) {
    if (!issue.file.startsWith(`${brandsFolder}/`)) continue;
    const [brand = ''] = issue.file.slice(brandsFolder.length + 1).split('/');
    const all = counts.get(brand);
    if (all) all.push(issue);
    else counts.set(brand, [issue]);
  }
  return counts;
}

function seasonsOf(workspace: Workspace, brand: string, merged: JsonValue, now: Date): SheetRow['seasons'] {
  const written = own(merged, 'seasons');
  // Most brands have none: what they have is looked at only where there is something.
  if (!isObject(written) || Object.keys(written).length === 0) return [];
  const result = loadBrand(workspace, brand);
  if (result.merged === undefined) return [];
  const spans = yearOf(result).seasons.flatMap(({ name, isNamed, spans: all }) =>
    isNamed ? all.map((span) => ({ name, ...span })) : [],
  );
  return spans
    .filter(({ until }) => until === undefined || until > now.toISOString())
    .sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
}

async function releaseOf(brand: string, target: ReleaseTarget | undefined): Promise<SheetRow['release']> {
  const id = await target?.current(brand);
  if (target === undefined || id === undefined) return undefined;
  const release = (await target.list(brand)).find((each) => each.id === id);
  return { id, ...(release && { publishedAt: release.publishedAt }) };
}
