import { sortIssues } from '#engine/issues/index.ts';
import type { ManifestResult } from '#engine/manifest/index.ts';
import type { Workspace } from './workspace.ts';

/** Everything about one brand: manifest, theme, messages, assets. */
export interface BrandResult extends ManifestResult {
  /** The named assets of the brand: file, relative to the workspace root, by name. */
  readonly assets: Readonly<Record<string, string>>;
}

/** Reads and checks one brand. Never throws for what an operator wrote. */
export function loadBrand(workspace: Workspace, id: string): BrandResult {
  const manifest = workspace.resolver.resolve(id);
  return { ...manifest, assets: namedAssets(manifest), issues: sortIssues([...manifest.issues]) };
}

function namedAssets({ uses }: ManifestResult): Record<string, string> {
  const named = uses.assets.flatMap(({ pointer, path }) => {
    const name = /^\/assets\/([^/]+)$/.exec(pointer)?.[1];
    return name === undefined || path === undefined ? [] : [[name, path] as const];
  });
  return Object.fromEntries(named);
}
