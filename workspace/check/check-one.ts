import type { Issue, Place } from '@liveryjs/compiler/issues';
import { type Traits, traitsOf } from '#workspace/groups/traits.ts';
import {
  type BrandResult,
  type Concerned,
  type DomainClaim,
  domainClaims,
  loadBrand,
  type Workspace,
} from '#workspace/open/index.ts';
import { builtSizes } from './built-sizes.ts';

/** The findings of one brand, as data that threads can pass on. */
export interface BrandFindings {
  readonly id: string;
  readonly issues: readonly Issue[];
  readonly claims: readonly DomainClaim[];
  /** Folders of the brands that it extends. */
  readonly parents: readonly string[];
  /** The place at which an abstract brand says that it is one; missing for a brand that is shown, or is a package for others. */
  readonly abstractAt?: Place;
  /** The traits that groups of brands can ask for; missing where its manifest cannot be read. */
  readonly traits?: Traits;
  /** The input that the brand was read from: of the files, those outside of the folders of its chain. */
  readonly from: Concerned;
}

/** Checks one brand by itself. Never throws for what an operator wrote. */
export function checkOne(workspace: Workspace, id: string): BrandFindings {
  const result = loadBrand(workspace, id);
  const parents = result.chain.slice(0, -1).map(({ folder }) => folder);
  return {
    id,
    issues: [...result.issues, ...builtSizes(workspace, result)],
    claims: domainClaims(result),
    parents,
    ...(isForOthersHere(workspace, result) && {
      abstractAt: { pointer: '/abstract', ...result.origins.near('/abstract', 'key') },
    }),
    ...(result.merged && { traits: traitsOf(result.merged, result.chain) }),
    from: {
      chain: result.chain,
      // All that is read beside what a manifest names stands in the folders of the chain.
      inputs: [...new Set(result.uses.assets.flatMap(({ path }) => path ?? []))].filter(
        (file) => !result.chain.some(({ folder }) => file.startsWith(`${folder}/`)),
      ),
      ...(result.merged && { merged: true }),
    },
  };
}

/** Tells whether a brand is only there for other brands of the workspace: one that is a package may be for those of others. */
function isForOthersHere({ files }: Workspace, { abstract, merged, chain }: BrandResult): boolean {
  const folder = chain.at(-1)?.folder;
  return abstract && merged !== undefined && files.size(`${folder}/package.json`) === undefined;
}
