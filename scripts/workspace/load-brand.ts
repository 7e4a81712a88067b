import { type Issue, type Place, sortIssues } from '#engine/issues/index.ts';
import { type ManifestResult, own, pathOf } from '#engine/manifest/index.ts';
import { type ResolvedTheme, resolveTheme } from '#engine/theme/index.ts';
import type { Theme } from '#schemas/generated/brand.ts';
import type { Workspace } from './workspace.ts';

/** Everything about one brand: manifest, theme, messages, assets. */
export interface BrandResult extends ManifestResult {
  /** Missing for an abstract brand, and while the manifest's own `theme` has errors. */
  readonly theme?: ResolvedTheme;
  /** The named assets of the brand: file, relative to the workspace root, by name. */
  readonly assets: Readonly<Record<string, string>>;
}

/** Reads and checks one brand. Never throws for what an operator wrote. */
export function loadBrand(workspace: Workspace, id: string): BrandResult {
  const { brand, ...manifest } = workspace.resolver.resolve(id);
  const theme = themeOf(workspace, manifest);
  const issues = sortIssues([...manifest.issues, ...(theme?.issues ?? [])]);
  const sound = !issues.some(({ severity }) => severity === 'error');
  return {
    ...manifest,
    ...(sound && brand !== undefined ? { brand } : {}),
    ...(theme === undefined ? {} : { theme }),
    assets: namedAssets(manifest),
    issues,
    inputs: [...new Set([...manifest.inputs, ...(theme?.inputs ?? [])])],
  };
}

function themeOf({ files }: Workspace, manifest: ManifestResult): ResolvedTheme | undefined {
  const { abstract, chain, merged, origins, shown, uses } = manifest;
  const theme = own(shown, 'theme');
  if (abstract || merged === undefined || theme === undefined || isFaulty(manifest.issues, '/theme'))
    return undefined;
  return resolveTheme({
    files,
    chain,
    theme: theme as unknown as Theme,
    uses: uses.tokens,
    placeOf: (pointer): Place => ({ pointer, ...origins.near(pointer) }),
    pathOf: (pointer) => pathOf(merged, pointer),
  });
}

/** Whether a section of the manifest has an error that makes its values unfit for use. */
function isFaulty(issues: readonly Issue[], section: string): boolean {
  return issues.some(({ severity, pointer }) => severity === 'error' && pointer.startsWith(section));
}

function namedAssets({ uses }: Pick<ManifestResult, 'uses'>): Record<string, string> {
  const named = uses.assets.flatMap(({ pointer, path }) => {
    const name = /^\/assets\/([^/]+)$/.exec(pointer)?.[1];
    return name === undefined || path === undefined ? [] : [[name, path] as const];
  });
  return Object.fromEntries(named);
}
