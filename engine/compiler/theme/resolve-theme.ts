import type { Theme } from '@liveryjs/schemas/brand';
import { createIssue, type Issue, type Place, sortIssues } from '#compiler/issues/index.ts';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import type { FileSystem } from '#compiler/manifest/index.ts';
import { type AtCause, moverIn, placesBehind } from './causes.ts';
import { checkColorNames, checkContrast, checkSchemes } from './check-contrast.ts';
import { checkFontFaces, checkFonts, checkUnusedFonts } from './check-fonts.ts';
import {
  checkGroups,
  checkModeFiles,
  checkShadowed,
  checkTypes,
  checkUnused,
  fileIssues,
} from './check-layers.ts';
import { checkOrder } from './check-order.ts';
import { circleOf, lineagesOf } from './lineages.ts';
import { type MeasuredContrast, measureContrast } from './measure-contrast.ts';
import { brandTokens, isReferredTo } from './mode-tokens.ts';
import { type Layer, readLayers } from './read-layers.ts';
import type { WrittenToken } from './read-token-file.ts';
import type { ResolvedToken } from './resolve-tokens.ts';
import type { TokenType } from './token-types.ts';

export interface ThemeInput {
  readonly files: FileSystem;
  /** The brands from the root to the one in question. */
  readonly chain: readonly { readonly folder: string }[];
  readonly theme: Theme;
  /** Token names that the manifest mentions, with the pointer of the place. All of them are colours. */
  readonly uses: readonly { readonly value: string; readonly pointer: string }[];
  /** Where a value of the merged manifest was written. */
  readonly placeOf: (pointer: string) => Place;
  /** A pointer of the merged manifest as people read it. */
  readonly pathOf: (pointer: string) => string;
}

export interface ResolvedTheme {
  /** CSS values by mode and token name; the members of a typography have names of their own. */
  readonly modes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Every token name, in the order of the files. */
  readonly names: readonly string[];
  /** Names of all tokens that a file writes, also of those whose value is wrong. */
  readonly written: readonly string[];
  readonly types: Readonly<Record<string, TokenType>>;
  /** Who writes a token for a mode: in the order in which the files lie over each other, so that the last one counts. */
  writersOf(name: string, mode: string): readonly WrittenToken[];
  /** The names of tokens that a token refers to in a mode, in its value or in what it derives from it. */
  refersTo(name: string, mode: string): readonly string[];
  /** Pairs of colours that must stay readable, as they are: pair by pair, each in every mode. */
  readonly contrast: readonly MeasuredContrast[];
  readonly issues: readonly Issue[];
  /** Files that were read or looked for, relative to the workspace root. */
  readonly inputs: readonly string[];
}

/**
 * The tokens of a brand in each of its modes. Files lie over each other in this order: the all-mode files from the root
 * of the chain to the brand, then those of the mode. A mode starts from the one that it is based on, which is the first of
 * its colour scheme where it names none: it says only what differs.
 */
export function resolveTheme({ files, chain, theme, uses, placeOf, pathOf }: ThemeInput): ResolvedTheme {
  const folders = chain.map(({ folder }) => folder);
  const ids = theme.modes.map(({ id }) => id);
  const { layers, inputs } = readLayers(files, folders, ids);
  const lineages = lineagesOf(theme.modes);
  const lineageOf = (id: string) => lineages.get(id) ?? [id];
  const tokens = brandTokens(theme.modes, layers);
  const { modes, types, names } = tokens;
  const move = moverIn(folders);
  const issues: Issue[] = [
    ...fileIssues(layers),
    ...[...modes].flatMap(([id, { resolved }]) =>
      resolved.issues.map((issue) =>
        // The circle is closed by who wrote it last.
        issue.code === 'token-cycle' ? move(issue, placesBehind([nameOf(issue)], modes.get(id))) : issue,
      ),
    ),
  ];
  const used = valuesIn(uses);
  const placeOfMode = (id: string) => placeOf(`/theme/modes/${ids.indexOf(id)}`);
  const atCause: AtCause = (issue, about, mode, ties) => {
    const inModes = mode === undefined ? ids : [mode];
    const behind = inModes.flatMap((id) => [...placesBehind(about, modes.get(id))]);
    return move(issue, mode === undefined ? behind : [...behind, placeOfMode(mode)], ties);
  };
  const isOwn = ({ file }: Place) => file.startsWith(`${folders.at(-1)}/`);
  const circle = ids.map((id) => circleOf(lineageOf(id))).find((candidate) => candidate !== undefined);
  if (circle !== undefined) {
    const args = { path: `theme.modes[${circle[0]}].basedOn`, modes: circle };
    const pointer = `/theme/modes/${ids.indexOf(circle[0] ?? '')}/basedOn`;
    issues.push(createIssue('mode-circle', placeOf(pointer), args));
  }
  const withoutFile = ids.filter((id) => isOwn(placeOfMode(id)) && isUnwritten(id, layers));
  for (const id of withoutFile) {
    const args = { mode: id, file: `${folders.at(-1)}/tokens.${id}.json` };
    issues.push(createIssue('mode-file-missing', placeOfMode(id), args));
  }
  // Findings in a mode that is based on one without a file may follow from that.
  const unwritten = new Set(
    ids.filter((id) => lineageOf(id).some((ancestor) => withoutFile.includes(ancestor))),
  );
  for (const id of ids) {
    if (unwritten.has(id)) continue;
    const missing = tokens.missing.get(id) ?? [];
    if (missing.length === 0) continue;
    const file = `${folders.at(-1)}/tokens.${id}.json`;
    const args = { path: `theme.modes[${id}]`, mode: id, names: missing, file };
    const issue = createIssue('mode-incomplete', placeOfMode(id), args);
    const inOthers = [...modes.values()].flatMap((mode) =>
      missing.flatMap((name) => mode.tokens.get(name) ?? []),
    );
    const places = inOthers.map((token) => token.place(token.pointer));
    issues.push(move(issue, places));
  }
  const contrast = measureContrast(theme.contrast, tokens);
  const fontIssues = checkFonts(theme.fonts, theme.modes, tokens, (issue, name) =>
    move(atCause(issue, [name]), theme.fonts.length === 0 ? [] : [placeOf('/theme/fonts')]),
  );
  issues.push(
    ...checkShadowed(theme.modes, layers),
    ...checkGroups(layers),
    ...checkTypes(layers),
    ...checkOrder(theme.modes, layers),
    ...checkFontFaces(theme.fonts, placeOf),
    // Tokens that are wrong may have been meant to name them.
    ...([...issues, ...fontIssues].some(isOfFonts)
      ? []
      : checkUnusedFonts(theme.fonts, tokens, placeOf, isOwn)),
    ...fontIssues,
    ...checkUnused(layers, (name) => used.has(name) || isReferredTo(name, tokens)),
    // A root's further files may be for the modes of brands below it.
    ...(folders.length > 1 ? checkModeFiles(files, folders.at(-1) ?? '', ids) : []),
    // The type of a token with a wrong value is not known.
    ...checkColorNames(
      noColors(uses, types).filter(({ value }) => types.has(value) || !names.includes(value)),
      types,
      pathOf,
      placeOf,
      atCause,
    ),
    ...checkContrast(
      contrast.filter(({ mode }) => !unwritten.has(mode)),
      placeOf,
      atCause,
    ),
  );
  issues.push(
    ...checkSchemes(
      theme.modes.filter(({ id }) => !unwritten.has(id)),
      contrast,
      (id) => placeOf(`/theme/modes/${ids.indexOf(id)}/scheme`),
      atCause,
    ),
  );
  return {
    // A check of many brands needs neither.
    get modes() {
      return Object.fromEntries([...modes].map(([id, { values }]) => [id, valuesOf(values)]));
    },
    get types() {
      return typesOf(types);
    },
    names: namesIn(types),
    written: names,
    writersOf: (name, mode) => (modes.get(mode)?.files ?? []).flatMap((file) => file.tokens.get(name) ?? []),
    refersTo: (name, mode) => [...(modes.get(mode)?.refersTo.get(name) ?? [])],
    contrast,
    issues: sortIssues(issues),
    inputs,
  };
}

/** The name of the token that a finding in a file of tokens is about. */
function nameOf({ pointer }: Issue): string {
  return pointer
    .slice(1)
    .replace(/\/\$.*$/, '')
    .replaceAll('/', '.');
}

/** Tells whether a finding leaves open which fonts the tokens name: one of a font, or of a whole file. */
function isOfFonts({ code, severity, pointer }: Issue): boolean {
  return code.startsWith('font-') || (severity === 'error' && (pointer === '' || /font|typ/i.test(pointer)));
}

const valuesIn = byIdentity((uses: ThemeInput['uses']) => new Set(uses.map(({ value }) => value)));

const noColors = byIdentity((uses: ThemeInput['uses'], types: ReadonlyMap<string, TokenType>) =>
  uses.filter(({ value }) => types.get(value) !== 'color'),
);

/** Tells whether no file describes a mode, where others have files. */
function isUnwritten(mode: string, layers: readonly Layer[]): boolean {
  return !layers.some((layer) => layer.mode === mode) && layers.some((layer) => layer.mode !== undefined);
}

const namesIn = byIdentity((types: ReadonlyMap<string, TokenType>) => [...types.keys()]);

const typesOf = byIdentity(
  (types: ReadonlyMap<string, TokenType>): Readonly<Record<string, TokenType>> => Object.fromEntries(types),
);

const valuesOf = byIdentity(
  (values: ReadonlyMap<string, ResolvedToken>): Readonly<Record<string, string>> =>
    Object.fromEntries([...values].map(([name, { css }]) => [name, css])),
);
