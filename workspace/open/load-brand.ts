import {
  isMessageFile,
  type ResolvedContents,
  type ResolvedMessages,
  readMessageFile,
  resolveContents,
  resolveMessages,
} from '@liveryjs/compiler/i18n';
import {
  type Issue,
  type Place,
  sortIssues,
  withinMost,
  withoutConsequences,
} from '@liveryjs/compiler/issues';
import {
  byIdentity,
  isList,
  joinLists,
  type ManifestResult,
  own,
  ownText,
  pathOf,
  textsIn,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { paintIssues, type ResolvedTheme, readTokenFile, resolveTheme } from '@liveryjs/compiler/theme';
import type { Languages, Route, Theme } from '@liveryjs/schemas/brand';
import { partsOfKeys } from '#workspace/messages/parts-of-keys.ts';
import { ownWidgets } from '#workspace/widgets/own-widgets.ts';
import { placeOfWord } from '#workspace/widgets/unlisted-words.ts';
import { unshownAssets } from '#workspace/widgets/unshown-assets.ts';
import { parentsNames } from './parents-names.ts';
import { schemaIssues } from './schema-of-files.ts';
import { unreadFiles } from './unread-files.ts';
import { unreadableFiles } from './unreadable-files.ts';
import type { Workspace } from './workspace.ts';

/** Everything about one brand: manifest, theme, messages, assets. */
export interface BrandResult extends ManifestResult {
  /** Missing for an abstract brand, and while the manifest's own `theme` has errors. */
  readonly theme?: ResolvedTheme;
  /** Missing for an abstract brand, and while the manifest's own `languages` has errors. */
  readonly messages?: ResolvedMessages;
  /** Missing where `messages` is. */
  readonly contents?: ResolvedContents;
  /** The named assets of the brand: file, relative to the workspace root, by name. */
  readonly assets: Readonly<Record<string, string>>;
  /** Pictures that other sections of its manifest name: file, by the path of the value, such as `banners[fairs].items[fair].picture.wide`. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** Reads and checks one brand. Never throws for what an operator wrote; `brand` is missing when there is any error. */
export function loadBrand(workspace: Workspace, id: string): BrandResult {
  const { brand, ...manifest } = workspace.resolver.resolve(id);
  const theme = themeOf(workspace, manifest);
  const languages = languagesOf(manifest);
  const messages = messagesOf(workspace, manifest);
  const contents = contentsOf(workspace, manifest);
  const all = sortIssues([
    ...manifest.issues,
    ...(theme?.issues ?? []),
    ...(messages?.issues ?? []),
    ...(contents?.issues ?? []),
    ...(theme === undefined ? [] : paintsOf(workspace, manifest, theme)),
    ...(messages && languages ? parentsNames(workspace, manifest, messages, languages) : []),
    ...(manifest.merged === undefined ? issuesBeside(workspace, manifest) : []),
    ...unreadFiles(workspace, manifest),
    ...unshownAssets(workspace, manifest),
    ...schemaIssues(workspace, manifest),
    ...unreadableFiles(workspace, manifest),
  ]);
  const issues = withinMost(
    withoutConsequences(all, areWhole(workspace.widgets) && manifest.isMisread !== true),
  );
  const sound = !issues.some(({ severity }) => severity === 'error');
  return {
    ...manifest,
    ...(sound && brand !== undefined ? { brand } : {}),
    ...(theme === undefined ? {} : { theme }),
    ...(messages === undefined ? {} : { messages }),
    ...(contents === undefined ? {} : { contents }),
    assets: namedAssets(manifest),
    pictures: picturesOf(manifest),
    issues,
    get inputs() {
      return [...new Set([manifest, theme, messages, contents].flatMap((part) => part?.inputs ?? []))];
    },
  };
}

/** Finds issues in a brand's other files while its manifest cannot be read: syntax, and values that are none. */
function issuesBeside({ files }: Workspace, { chain }: ManifestResult): Issue[] {
  const folder = chain.at(-1)?.folder ?? '';
  const tokens = files.list(folder).filter((name) => /^tokens(\.[^.]+)?\.json$/.test(name));
  const messages = files.list(`${folder}/messages`).filter(isMessageFile);
  return [
    ...tokens.flatMap((name) => readTokenFile(files, `${folder}/${name}`)?.issues ?? []),
    ...messages.flatMap((name) => readMessageFile(files, `${folder}/messages/${name}`, 'und')?.issues ?? []),
  ];
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

/** Finds issues of the tokens that pictures of the brand are painted in. */
function paintsOf(
  { files }: Workspace,
  { uses }: Pick<ManifestResult, 'uses'>,
  theme: ResolvedTheme,
): Issue[] {
  // A token with a wrong value has a name all the same.
  const named = uses.assets.filter(({ pointer, path }) => !OF_STYLES.test(pointer) && path?.endsWith('.svg'));
  return [...new Set(named.flatMap(({ path }) => path ?? []))].flatMap((path) =>
    paintIssues(files.read(path) ?? new Uint8Array(), path, theme.written),
  );
}

function messagesOf(workspace: Workspace, manifest: ManifestResult): ResolvedMessages | undefined {
  const languages = languagesOf(manifest);
  if (languages === undefined) return undefined;
  const { files, widgets, messages } = workspace;
  // Few brands lack texts: the parts are made out when they are asked for.
  let parts: ((key: string) => string) | undefined;
  return resolveMessages({
    files,
    chain: manifest.chain,
    languages,
    keys: joinLists([manifest.uses.messages, alwaysSaid(messages)]),
    otherKeys: saidBy(widgets),
    partOf(key) {
      parts ??= partsOfKeys(workspace);
      return parts(key);
    },
    codePlaceOf(pointer, key) {
      const name = pointer.endsWith('/widget') && valueAt(manifest.merged ?? null, pointer);
      const widget = ownWidgets(workspace).find((item) => item.name === name);
      const place = widget && placeOfWord(workspace, widget, key);
      return place && { ...place, pointer };
    },
    brand: ownText(manifest.shown, 'name'),
    isSometimes: (pointer) =>
      manifest.conditions.some((condition) => condition.pointer === pointer.replace(/[^/]*$/, 'when')),
    ...placesIn(manifest),
  });
}

function languagesOf(manifest: ManifestResult): Languages | undefined {
  return soundSection(manifest, 'languages') as Languages | undefined;
}

const alwaysSaid = byIdentity((messages: Workspace['messages']) =>
  messages.map((value) => ({ value, pointer: '/languages' })),
);

const areWhole = byIdentity((widgets: Workspace['widgets']) => !widgets.some(({ isBroken }) => isBroken));

const saidBy = byIdentity(
  (widgets: Workspace['widgets']): ReadonlySet<string> =>
    new Set(widgets.flatMap(({ messages }) => messages)),
);

function contentsOf({ files }: Workspace, manifest: ManifestResult): ResolvedContents | undefined {
  const languages = languagesOf(manifest);
  const routes = own(manifest.shown, 'routes');
  // The targets of links are not known while a route has no shape.
  if (languages === undefined || soundSection(manifest, 'routes') === undefined || !isList(routes))
    return undefined;
  return resolveContents({
    files,
    chain: manifest.chain,
    languages,
    uses: manifest.uses.contents,
    hashes: manifest.uses.hashes,
    routes: routes as unknown as Route[],
    assets: Object.keys(namedAssets(manifest)),
    domains: textsIn(own(manifest.shown, 'domains')),
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

const ASSET = /^\/assets\/([^/]+)$/;
/** Fonts and ornaments, which the stylesheet names. */
const OF_STYLES = /^\/theme\//;

function namedAssets({ uses }: Pick<ManifestResult, 'uses'>): Record<string, string> {
  const named = uses.assets.flatMap(({ pointer, path }) => {
    const name = ASSET.exec(pointer)?.[1];
    return name === undefined || path === undefined ? [] : [[name, path] as const];
  });
  return Object.fromEntries(named);
}

function picturesOf({ uses, merged }: Pick<ManifestResult, 'uses' | 'merged'>): Record<string, string> {
  const pictures = uses.assets.filter(({ pointer }) => !ASSET.test(pointer) && !OF_STYLES.test(pointer));
  return Object.fromEntries(
    pictures.flatMap(({ pointer, path }) => (path === undefined ? [] : [[pathOf(merged, pointer), path]])),
  );
}
