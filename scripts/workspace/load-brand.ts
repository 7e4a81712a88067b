import { type ResolvedMessages, resolveMessages } from '@liveryjs/engine/i18n';
import { type Place, sortIssues } from '@liveryjs/engine/issues';
import { type ManifestResult, own, pathOf } from '@liveryjs/engine/manifest';
import { type ResolvedTheme, resolveTheme } from '@liveryjs/engine/theme';
import type { Languages, Theme } from '@liveryjs/schemas/brand';
import type { Workspace } from './workspace.ts';

/** Everything about one brand: manifest, theme, messages, assets. */
export interface BrandResult extends ManifestResult {
  /** Missing for an abstract brand, and while the manifest's own `theme` has errors. */
  readonly theme?: ResolvedTheme;
  /** Missing for an abstract brand, and while the manifest's own `languages` has errors. */
  readonly messages?: ResolvedMessages;
  /** The named assets of the brand: file, relative to the workspace root, by name. */
  readonly assets: Readonly<Record<string, string>>;
}

/** Reads and checks one brand. Never throws for what an operator wrote; `brand` is missing when there is any error. */
export function loadBrand(workspace: Workspace, id: string): BrandResult {
  const { brand, ...manifest } = workspace.resolver.resolve(id);
  const theme = themeOf(workspace, manifest);
  const messages = messagesOf(workspace, manifest);
  const issues = sortIssues([...manifest.issues, ...(theme?.issues ?? []), ...(messages?.issues ?? [])]);
  const sound = !issues.some(({ severity }) => severity === 'error');
  return {
    ...manifest,
    ...(sound && brand !== undefined ? { brand } : {}),
    ...(theme === undefined ? {} : { theme }),
    ...(messages === undefined ? {} : { messages }),
    assets: namedAssets(manifest),
    issues,
    inputs: [...new Set([...manifest.inputs, ...(theme?.inputs ?? []), ...(messages?.inputs ?? [])])],
  };
}

function themeOf({ files }: Workspace, manifest: ManifestResult): ResolvedTheme | undefined {
  const theme = soundSection(manifest, 'theme');
  if (theme === undefined) return undefined;
  const { chain, uses } = manifest;
  return resolveTheme({
    files,
    chain,
    theme: theme as unknown as Theme,
    uses: uses.tokens,
    ...placesIn(manifest),
  });
}

function messagesOf(
  { files, widgets, messages }: Workspace,
  manifest: ManifestResult,
): ResolvedMessages | undefined {
  const languages = soundSection(manifest, 'languages');
  if (languages === undefined) return undefined;
  const always = messages.map((value) => ({ value, pointer: '/languages' }));
  return resolveMessages({
    files,
    chain: manifest.chain,
    languages: languages as unknown as Languages,
    keys: [...manifest.uses.messages, ...always],
    otherKeys: new Set(widgets.flatMap((widget) => widget.messages)),
    ...placesIn(manifest),
  });
}

/** A section of the manifest of a brand that is shown, when there is no error in it. */
function soundSection({ abstract, shown, issues }: ManifestResult, name: string): unknown {
  const inside = (pointer: string) => pointer === `/${name}` || pointer.startsWith(`/${name}/`);
  const faulty = issues.some(({ severity, pointer }) => severity === 'error' && inside(pointer));
  return abstract || faulty ? undefined : own(shown, name);
}

function placesIn({ merged, origins }: ManifestResult) {
  return {
    placeOf: (pointer: string): Place => ({ pointer, ...origins.near(pointer) }),
    pathOf: (pointer: string) => pathOf(merged, pointer),
  };
}

function namedAssets({ uses }: Pick<ManifestResult, 'uses'>): Record<string, string> {
  const named = uses.assets.flatMap(({ pointer, path }) => {
    const name = /^\/assets\/([^/]+)$/.exec(pointer)?.[1];
    return name === undefined || path === undefined ? [] : [[name, path] as const];
  });
  return Object.fromEntries(named);
}
