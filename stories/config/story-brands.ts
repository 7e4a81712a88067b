import type { BrandParts } from '@liveryjs/cli/plugin/brand-parts';
import { componentsOf, isError, issuesOf, partsOf } from '@liveryjs/cli/plugin/parts-of';
import {
  type BrandResult,
  listBrands,
  loadBrand,
  openWorkspace,
  type Workspace,
} from '@liveryjs/cli/workspace';
import { formatIssue } from '@liveryjs/engine/issues';

/** What stories are rendered with. */
export interface StoryWorkspace {
  /** Every brand that is not abstract and has no errors, by id, with all messages of its chain. */
  readonly brands: ReadonlyMap<string, BrandParts>;
  /** Why other brands are not among them. */
  readonly leftOut: readonly string[];
  /** Absolute path of every widget's component file, by name. */
  readonly components: Readonly<Record<string, string>>;
}

/** @throws when no brand is left */
export function readStoryWorkspace(root: string): StoryWorkspace {
  const workspace = openWorkspace({ root });
  const brands = new Map<string, BrandParts>();
  const leftOut: string[] = [];
  for (const result of listBrands(workspace).map((id) => loadBrand(workspace, id))) {
    if (result.abstract) continue;
    const parts = storyParts(workspace, result);
    if (parts) brands.set(parts.id, parts);
    else leftOut.push(`The brand ${result.id} has errors.\n${errorTexts(workspace, result)}`);
  }
  if (brands.size === 0) throw new Error(`No brand can be shown.\n${leftOut.join('\n')}`);
  return { brands, leftOut, components: componentsOf(workspace) };
}

function storyParts(workspace: Workspace, result: BrandResult): BrandParts | undefined {
  // A story shows any widget in any brand: also one, and also words, that the brand's own pages never reach.
  const whole = { ...workspace, messages: [...workspace.messages, ...sharedKeys(result)] };
  return partsOf(whole, loadBrand(whole, result.id));
}

/** Keys that every language of the brand has a text for. */
function sharedKeys({ messages }: BrandResult): string[] {
  const [first = {}, ...others] = Object.values(messages?.messages ?? {});
  return Object.keys(first).filter((key) => others.every((texts) => key in texts));
}

function errorTexts(workspace: Workspace, result: BrandResult): string {
  const errors = issuesOf(workspace, result).filter(isError);
  return errors.map((issue) => formatIssue(issue)).join('\n');
}
