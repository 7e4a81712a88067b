import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandParts } from '@liveryjs/cli/plugin/brand-parts';
import { componentsOf, isError, issuesOf, partsOf } from '@liveryjs/cli/plugin/parts-of';
import {
  type BrandResult,
  listBrands,
  loadBrand,
  openWorkspace,
  type Workspace,
} from '@liveryjs/cli/workspace';
import { codeFolders } from '@liveryjs/cli/workspace/packages';
import { formatIssue } from '@liveryjs/engine/issues';

/** What stories are rendered with. */
export interface StoryWorkspace {
  /** Every brand that is not abstract and has no errors, by id, with all messages of its chain. */
  readonly brands: ReadonlyMap<string, BrandParts>;
  /** Why other brands are not among them. */
  readonly leftOut: readonly string[];
  /** Every widget's definition, by name. */
  readonly definitions: Readonly<Record<string, object>>;
  /** Absolute paths of the modules of the portal that the brands are of. */
  readonly portalModules: readonly string[];
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
  const definitions = workspace.widgets.map(({ name, description, props }) => [
    name,
    { name, description, props },
  ]);
  return {
    brands,
    leftOut,
    definitions: Object.fromEntries(definitions),
    portalModules: modulesIn(codeFolders(workspace).portal),
    components: componentsOf(workspace),
  };
}

function modulesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /(?<!\.d)\.[jt]s$/.test(file) &&
        !/\.test\.ts$|(^|[\\/])(testing\.[jt]s$|node_modules[\\/])/.test(file),
    )
    .map((file) => join(folder, file));
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
