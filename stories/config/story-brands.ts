import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandParts } from '@liveryjs/cli/plugin/brand-parts';
import { componentsOf, isError, issuesOf, partsOf } from '@liveryjs/cli/plugin/parts-of';
import { formatIssue } from '@liveryjs/compiler/issues';
import type { FileSystem } from '@liveryjs/compiler/manifest';
import {
  type BrandResult,
  listBrands,
  loadBrand,
  openWorkspace,
  type Workspace,
} from '@liveryjs/workspace/open';
import { nodeFiles } from '@liveryjs/workspace/open/node-files';
import { codeFolders } from '@liveryjs/workspace/open/packages';
import type { WidgetDefinition } from '#stories/portal/widget-definitions.ts';
import { type BrandDesign, designOf } from './brand-design.ts';
import { withOpenFeatures } from './open-features.ts';
import { widgetSettings } from './widget-settings.ts';

/** The brands and widgets that stories are rendered with. */
export interface StoryWorkspace {
  /**
   * Every brand that is not abstract and has no errors, by id, with all messages of its chain, and with all that a
   * feature may bring, also one that the manifest fixes to off.
   */
  readonly brands: ReadonlyMap<string, BrandParts>;
  /** Returns the design of a brand: its colours and tokens. @returns undefined where the brand is not among them */
  designOf(brand: string): BrandDesign | undefined;
  /** Why other brands are not among them. */
  readonly leftOut: readonly string[];
  /** Every widget's definition, by name. */
  readonly definitions: Readonly<Record<string, WidgetDefinition>>;
  /** By each key of a message, the key with what the first brand says, in English where it can. */
  readonly keyLabels: Readonly<Record<string, string>>;
  /** Absolute paths of the modules of the portal that the brands are of. */
  readonly portalModules: readonly string[];
  /** Absolute path of every widget's component file, by name. */
  readonly components: Readonly<Record<string, string>>;
}

/**
 * @param files what reads brands and widgets; by default the file system below the root
 * @throws when no brand is left
 */
export function readStoryWorkspace(root: string, files: FileSystem = nodeFiles(root)): StoryWorkspace {
  const workspace = openWorkspace({ root, files });
  let open: Workspace | undefined;
  const openOnce = () => {
    open ??= openWorkspace({ root, files: withOpenFeatures(files) });
    return open;
  };
  const brands = new Map<string, BrandParts>();
  const results = new Map<string, BrandResult>();
  const leftOut: string[] = [];
  for (const result of listBrands(workspace).map((id) => loadBrand(workspace, id))) {
    if (result.abstract) continue;
    const parts = storyParts(workspace, openOnce, result);
    if (parts) {
      brands.set(parts.id, parts);
      results.set(parts.id, result);
    } else leftOut.push(`The brand ${result.id} has errors.\n${errorTexts(workspace, result)}`);
  }
  if (brands.size === 0) throw new Error(`No brand can be shown.\n${leftOut.join('\n')}`);
  return {
    brands,
    designOf(brand) {
      const result = results.get(brand);
      return result && designOf(result);
    },
    leftOut,
    definitions: widgetSettings(workspace),
    keyLabels: keyLabelsOf([...results.values()][0]),
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

/** @param openOnce gives the workspace in which no manifest fixes a feature */
function storyParts(
  workspace: Workspace,
  openOnce: () => Workspace,
  result: BrandResult,
): BrandParts | undefined {
  const issues = result.issues.filter(({ code }) => !SHOWN.includes(code));
  const resolvedBrand = result.brand ?? workspace.resolver.resolve(result.id).brand;
  if (issues.some(isError) || !resolvedBrand) return undefined;
  const partsIn = (files: Workspace) => {
    // A story shows any widget in any brand: also one, and also words, that the brand's own pages never reach.
    const whole = { ...files, messages: [...files.messages, ...sharedKeys(result)] };
    const loaded = loadBrand(whole, result.id);
    const brand = loaded.brand ?? whole.resolver.resolve(result.id).brand;
    return partsOf(whole, { ...loaded, issues, ...(brand && { brand }) });
  };
  // A brand that has removed what a feature leads to, since it is off for good, cannot be resolved with the feature.
  const parts = partsIn(openOnce()) ?? partsIn(workspace);
  return parts && { ...parts, brand: { ...parts.brand, features: resolvedBrand.features } };
}

/** Errors that do not keep a brand from being shown: here is where a designer sees what cannot be read. */
const SHOWN = ['contrast', 'contrast-ground'];

/** Keys that every language of the brand has a text for. */
function sharedKeys({ messages }: BrandResult): string[] {
  const [first = {}, ...others] = Object.values(messages?.messages ?? {});
  return Object.keys(first).filter((key) => others.every((texts) => key in texts));
}

function keyLabelsOf(result: BrandResult | undefined): Record<string, string> {
  const texts = result?.messages?.messages ?? {};
  const spoken = texts.EN ?? Object.values(texts)[0] ?? {};
  return Object.fromEntries(Object.entries(spoken).map(([key, text]) => [key, `${key}: ${text}`]));
}

function errorTexts(workspace: Workspace, result: BrandResult): string {
  const errors = issuesOf(workspace, result).filter(isError);
  return errors.map((issue) => formatIssue(issue)).join('\n');
}
