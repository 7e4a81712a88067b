import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Issue } from '@liveryjs/compiler/issues';
import {
  type BrandResult,
  type KeptRepository,
  listBrands,
  loadBrand,
  type Workspace,
} from '@liveryjs/workspace/open';
import type { BrandParts } from '#scripts/plugin/brand-parts.ts';
import { adaptersOf, componentsOf, issuesOf, partsOf } from '#scripts/plugin/parts-of.ts';
import { withPseudoLanguages } from '#scripts/plugin/pseudo-languages.ts';

/** One brand while developing. */
export interface LiveBrand {
  readonly id: string;
  /** The brand as its files are now. */
  readonly result: BrandResult;
  /** The issues of the brand and of the schemas and widgets that it uses. */
  readonly issues: readonly Issue[];
  /** The parts of its last version without errors. */
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
   * Reads again what depends on the changed files. All of what it gives must be taken.
   * @param files posix paths relative to the workspace root
   * @param isFirst which brands come before the others
   * @param isNextWaiting whether there is another change: then the others are read after that
   * @returns the brands that were read again, each as soon as it is there
   */
  update(
    files: readonly string[],
    isFirst: (id: string) => boolean,
    isNextWaiting: () => boolean,
  ): AsyncIterable<LiveBrand>;
}

/** @param pseudo whether pseudo-languages are added to every brand */
export function createBrandStore(repository: KeptRepository, pseudo = false): BrandStore {
  let workspace = repository.workspace();
  let components = componentsOf(workspace);
  let adapters = adaptersOf(workspace);
  const live = new Map<string, LiveBrand>();
  const results = new Map<string, BrandResult>();
  /** Brands that have changed and were not read again yet. */
  let left = new Set<string>();

  const load = (id: string): LiveBrand | undefined => {
    const result = loadBrand(workspace, id);
    results.set(id, result);
    const before = live.get(id);
    live.delete(id);
    if (result.abstract) return undefined;
    const brand = liveBrand(workspace, result, { before, pseudo });
    live.set(id, brand);
    return brand;
  };
  for (const id of listBrands(workspace)) load(id);

  return {
    brands: () => listBrands(workspace).flatMap((id) => live.get(id) ?? []),
    brand: (id) => live.get(id),
    workspace: () => workspace,
    components: () => components,
    adapters: () => adapters,
    async *update(files, isFirst, isNextWaiting) {
      const { concerns } = await repository.refresh(files);
      workspace = repository.workspace();
      // The code of a widget stays known while its widget.json is broken: pages that run use it.
      components = { ...components, ...componentsOf(workspace) };
      adapters = { ...adapters, ...adaptersOf(workspace) };
      const ids = listBrands(workspace);
      for (const id of results.keys())
        if (!ids.includes(id)) {
          results.delete(id);
          live.delete(id);
        }
      const stale = ids.filter((id) => {
        const before = results.get(id);
        return before === undefined || concerns(before) || left.has(id);
      });
      left = new Set(stale);
      for (const id of [...stale.filter(isFirst), ...stale.filter((id) => !isFirst(id))]) {
        if (!isFirst(id) && isNextWaiting()) return;
        left.delete(id);
        const brand = load(id);
        if (brand) yield brand;
        // Messages to pages are sent before the next brand is read.
        await nextTurn();
      }
    },
  };
}

/**
 * A brand as it was read, to be shown.
 * @param last the version before it, whose parts it keeps where it has errors, and whether pseudo-languages are added
 */
export function liveBrand(
  workspace: Workspace,
  result: BrandResult,
  { before, pseudo }: { readonly before: LiveBrand | undefined; readonly pseudo: boolean },
): LiveBrand {
  const made = partsOf(workspace, result);
  const parts = made && pseudo ? withPseudoLanguages(made) : made;
  return {
    id: result.id,
    result,
    issues: issuesOf(workspace, result),
    parts: parts ?? before?.parts,
    domains: result.brand?.domains ?? before?.domains ?? writtenDomains(result),
  };
}

function writtenDomains({ merged }: BrandResult): readonly string[] {
  const domains = merged?.domains;
  return Array.isArray(domains) ? domains.filter((domain) => typeof domain === 'string') : [];
}
