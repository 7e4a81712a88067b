import { messageArguments, readMessageFile } from '@liveryjs/compiler/i18n';
import { isList, isObject, own, ownText } from '@liveryjs/compiler/manifest';
import { type ResolvedTheme, resolveTheme } from '@liveryjs/compiler/theme';
import type { Theme } from '@liveryjs/schemas/brand';
import { type BrandResult, loadBrand } from '#workspace/open/index.ts';
import type { Workspace } from '#workspace/open/workspace.ts';
import type { TextOf } from './inherited-schema.ts';

/** A token with what it comes to. */
export interface KnownToken {
  readonly name: string;
  readonly type: string;
  /** The value, or the values by mode where they differ. */
  readonly shown: string;
}

/** The facts about a brand that its own schemas and those of brands that extend it state. */
export interface BrandFacts {
  readonly id: string;
  readonly result: BrandResult;
  /** Texts by key in English where there are any, else in the brand's default language. */
  readonly texts: ReadonlyMap<string, string>;
  readonly textOf: TextOf;
  /** Placeholders of a text with how they are formatted, in words: `count (a number)`. */
  argumentsOf(key: string): readonly string[];
  readonly tokens: readonly KnownToken[];
  /** Features that the manifest has or something depends on. */
  readonly features: ReadonlySet<string>;
  /** Names of assets: those of the schema, and those of the brand that no finding doubts. */
  readonly assetNames: readonly string[];
}

/** Gathers the facts of one brand. Reads no file that loading the brand has not read. */
export function brandFacts(workspace: Workspace, id: string): BrandFacts {
  const result = loadBrand(workspace, id);
  const texts = textsOf(workspace, result);
  const written = new Map([...texts].map(([key, { text }]) => [key, text]));
  const unused = new Set(pointersOf(result, 'feature-unused'));
  const doubted = new Set(pointersOf(result, 'asset-unknown'));
  const features = isObject(result.merged?.features) ? Object.keys(result.merged.features) : [];
  return {
    id,
    result,
    texts: written,
    textOf: (key) => written.get(key),
    argumentsOf: (key) =>
      [...messageArguments(texts.get(key)?.ast ?? [])].map(
        ([name, kinds]) => `${name} (${[...kinds].join(', ')})`,
      ),
    tokens: tokensOf(workspace, result),
    features: new Set([
      ...features.filter((name) => !unused.has(`/features/${name}`)),
      ...workspace.widgets.flatMap((widget) => widget.features),
    ]),
    assetNames: [
      ...new Set([
        ...namesInSchema(workspace),
        ...Object.keys(result.assets).filter((name) => !doubted.has(`/assets/${name}`)),
      ]),
    ],
  };
}

function pointersOf({ issues }: BrandResult, code: string): string[] {
  return issues.filter((issue) => issue.code === code).map(({ pointer }) => pointer);
}

function namesInSchema({ schemas }: Workspace): string[] {
  return Object.keys(schemas.brand['schemas/brand/assets.schema.json']?.properties ?? {});
}

function textsOf({ files }: Workspace, { chain, merged }: BrandResult) {
  const fallback = ownText(own(merged, 'languages'), 'default') ?? 'EN';
  const inLanguage = (code: string) =>
    chain.flatMap(({ folder }) => [
      ...(readMessageFile(files, `${folder}/messages/${code}.json`, localeOf(merged, code))?.messages ?? []),
    ]);
  return new Map(
    [...inLanguage(fallback), ...inLanguage('EN')].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  );
}

function localeOf(merged: BrandResult['merged'], code: string): string {
  const supported = own(own(merged, 'languages'), 'supported');
  const language = isList(supported)
    ? supported.find((candidate) => ownText(candidate, 'code') === code)
    : undefined;
  return ownText(language, 'locale') ?? 'en';
}

function tokensOf(workspace: Workspace, result: BrandResult): KnownToken[] {
  const theme = result.theme ?? themeToExtend(workspace, result);
  if (theme === undefined) return [];
  const modes = Object.entries(theme.modes);
  return theme.names.map((name) => {
    const values = modes.flatMap(([mode, tokens]) =>
      tokens[name] === undefined ? [] : [[mode, tokens[name]]],
    );
    const [first] = values;
    const same = values.every(([, value]) => value === first?.[1]);
    const shown = same ? (first?.[1] ?? '') : values.map(([mode, value]) => `${value} (${mode})`).join(', ');
    return { name, type: theme.types[name] ?? '', shown };
  });
}

/** The tokens of a brand that is only extended, of which none are needed but here. */
function themeToExtend(
  { files }: Workspace,
  { abstract, chain, shown }: BrandResult,
): ResolvedTheme | undefined {
  const theme = own(shown, 'theme');
  if (!abstract || !isList(own(theme, 'modes'))) return undefined;
  const nowhere = (pointer: string) => ({ file: '', line: 1, column: 1, pointer });
  return resolveTheme({
    files,
    chain,
    theme: { ...(theme as unknown as Theme), contrast: [] },
    uses: [],
    placeOf: nowhere,
    pathOf: (pointer) => pointer,
  });
}
