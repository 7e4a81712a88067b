import type { Issue } from '@liveryjs/engine/issues';
import type { BrandParts } from '#scripts/plugin/brand-parts.ts';
import { adaptersOf, componentsOf, issuesOf, partsOf } from '#scripts/plugin/parts-of.ts';
import {
  type BrandResult,
  type KeptRepository,
  listBrands,
  loadBrand,
  type Workspace,
} from '#scripts/workspace/index.ts';

/** One brand while developing. */
export interface LiveBrand {
  readonly id: string;
  /** What its files say now. */
  readonly result: BrandResult;
  /** What was found in it and in the schemas and widgets that it stands on. */
  readonly issues: readonly Issue[];
  /** What it last was without errors. */
  readonly parts: BrandParts | undefined;
  /** Host names of `parts`, else of what could be read. */
  readonly domains: readonly string[];
}

/** Every brand of the workspace that is not abstract, kept up with its files. */
export interface BrandStore {
  brands(): readonly LiveBrand[];
  brand(id: string): LiveBrand | undefined;
  workspace(): Workspace;
  /** Absolute path of every widget's component file, by name. */
  components(): Readonly<Record<string, string>>;
  /** Absolute path of every adapter's file, by name. */
  adapters(): Readonly<Record<string, string>>;
  /**
   * Reads again what depends on the changed files.
   * @param files posix paths relative to the workspace root
   * @returns the brands that were read again
   */
  update(files: readonly string[]): Promise<readonly LiveBrand[]>;
}

export function createBrandStore(repository: KeptRepository): BrandStore {
  let workspace = repository.workspace();
  let components = componentsOf(workspace);
  let adapters = adaptersOf(workspace);
  const live = new Map<string, LiveBrand>();

  const load = (id: string): LiveBrand | undefined => {
    const result = loadBrand(workspace, id);
    if (result.abstract) return undefined;
    const before = live.get(id);
    const parts = partsOf(workspace, result);
    const domains = result.brand?.domains ?? before?.domains ?? writtenDomains(result);
    return { id, result, issues: issuesOf(workspace, result), parts: parts ?? before?.parts, domains };
  };
  const refresh = (concerns: (brand: LiveBrand) => boolean): LiveBrand[] => {
    const ids = listBrands(workspace);
    for (const id of live.keys()) if (!ids.includes(id)) live.delete(id);
    return ids.flatMap((id) => {
      const before = live.get(id);
      if (before && !concerns(before)) return [];
      const brand = load(id);
      if (brand) live.set(id, brand);
      else live.delete(id);
      return brand ?? [];
    });
  };
  refresh(() => true);

  return {
    brands: () => [...live.values()],
    brand: (id) => live.get(id),
    workspace: () => workspace,
    components: () => components,
    adapters: () => adapters,
    async update(files) {
      const { concerns } = await repository.refresh(files);
      workspace = repository.workspace();
      // The code of a widget stays known while its widget.json is broken: pages that run use it.
      components = { ...components, ...componentsOf(workspace) };
      adapters = { ...adapters, ...adaptersOf(workspace) };
      return refresh(({ result }) => concerns(result));
    },
  };
}

function writtenDomains({ merged }: BrandResult): readonly string[] {
  const domains = merged?.domains;
  return Array.isArray(domains) ? domains.filter((domain) => typeof domain === 'string') : [];
}
