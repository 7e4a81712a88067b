import { setImmediate as nextTurn } from 'node:timers/promises';
import { type DomainClaim, domainClaims, type Workspace } from '@liveryjs/workspace/open';
import { codeModuleOf } from '#scripts/bundle/code-module.ts';
import { codeModuleId } from '#scripts/plugin/ids.ts';
import { portalOf } from '#scripts/plugin/parts-of.ts';

/** One brand as work is planned, before anything of it is built. Costs are in prerendered pages. */
export interface PlannedBrand {
  readonly id: string;
  /** Brands with the same one share their code. Missing for brands that are abstract or whose manifest has errors. */
  readonly code?: string;
  /** The cost of building that code. */
  readonly codeCost: number;
  /** The cost of the brand without that code. */
  readonly cost: number;
  readonly claims: readonly DomainClaim[];
}

/** Brands whose code is built once for all of them. */
export interface BrandGroup {
  /** The cost of building their code, wherever any of them is built. */
  readonly codeCost: number;
  /** In the order of their ids. */
  readonly brands: readonly Pick<PlannedBrand, 'id' | 'cost'>[];
}

// Measured as processor time of brands with 21 to 53 pages and 1 to 12 languages, and of the second set of widgets (71 of them)
// that a machine compiles; docs/scale.md has the figures. What these say of a brand is within a third of its time.
/** Building code without any widget: the engine, the portal and their packages. */
const COST_OF_CODE = 110;
const COST_OF_WIDGET = 2.8;
/** Texts of a language take about as long as two pages. */
const COST_OF_LANGUAGE = 2;
/** Nothing is built of the brand; it is read and checked. */
const COST_OF_READING = 1;

/** Plans brands by their manifests alone, so that every machine plans the same. */
export async function planBrands(
  workspace: Workspace,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<PlannedBrand[]> {
  const planned: PlannedBrand[] = [];
  for (const id of ids) {
    await nextTurn();
    signal?.throwIfAborted();
    planned.push(planBrand(workspace, id));
  }
  return planned;
}

function planBrand({ resolver }: Workspace, id: string): PlannedBrand {
  const result = resolver.resolve(id);
  const { brand, reached } = result;
  const claims = domainClaims(result);
  if (!brand) return { id, codeCost: 0, cost: COST_OF_READING, claims };
  const widgets = [...reached.widgets].sort();
  const pages = brand.routes.reduce((sum, { aliases }) => sum + 1 + aliases.length, 1);
  return {
    id,
    code: codeModuleId(codeModuleOf(brand, widgets, portalOf(brand))),
    codeCost: COST_OF_CODE + widgets.length * COST_OF_WIDGET,
    cost: COST_OF_READING + pages + brand.languages.supported.length * COST_OF_LANGUAGE,
    claims,
  };
}

/** Puts brands that share their code together; one that has none is a group by itself. */
export function groupBrands(planned: readonly PlannedBrand[]): BrandGroup[] {
  const groups = new Map<string, PlannedBrand[]>();
  for (const brand of planned) {
    const key = brand.code ?? `brand ${brand.id}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(brand);
  }
  return [...groups.values()].map((brands) => ({
    codeCost: brands[0]?.codeCost ?? 0,
    brands: brands.map(({ id, cost }) => ({ id, cost })).sort((a, b) => (a.id < b.id ? -1 : 1)),
  }));
}
