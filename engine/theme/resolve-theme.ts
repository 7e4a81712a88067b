import type { Theme } from '@liveryjs/schemas/brand';
import { createIssue, type Issue, type Place, sortIssues } from '#engine/issues/index.ts';
import type { FileSystem } from '#engine/manifest/index.ts';
import { type AtCause, moverIn, placesBehind, type WrittenMode } from './causes.ts';
import { checkColorNames, checkContrast } from './check-contrast.ts';
import { checkModeFiles, checkShadowed, checkUnused } from './check-layers.ts';
import { layerTokens } from './layer-tokens.ts';
import { circleOf, lineagesOf } from './lineages.ts';
import { type MeasuredContrast, measureContrast } from './measure-contrast.ts';
import { type Layer, readLayers } from './read-layers.ts';
import type { WrittenToken } from './read-token-file.ts';
import { type ResolvedToken, resolveTokens } from './resolve-tokens.ts';
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
  const issues: Issue[] = layers.flatMap(({ file }) => file.issues);
  const lineages = lineagesOf(theme.modes);
  const lineageOf = (id: string) => lineages.get(id) ?? [id];
  const filesOf = new Map(ids.map((id) => [id, layersOf(layers, lineageOf(id)).map(({ file }) => file)]));
  const written = new Map([...filesOf].map(([id, tokenFiles]) => [id, layerTokens(tokenFiles)]));
  const modes = new Map<string, ReadonlyMap<string, ResolvedToken>>();
  const writtenModes = new Map<string, WrittenMode>();
  const used = new Set(uses.map(({ value }) => value));
  for (const [id, tokens] of written) {
    const resolved = resolveTokens(tokens);
    issues.push(...resolved.issues);
    for (const names of resolved.refersTo.values()) for (const name of names) used.add(name);
    writtenModes.set(id, { tokens, refersTo: resolved.refersTo });
    modes.set(id, withMembers(resolved.tokens));
  }
  const types = new Map<string, TokenType>();
  for (const tokens of modes.values()) for (const [name, { type }] of tokens) types.set(name, type);
  const names = [...new Set([...written.values()].flatMap((tokens) => [...tokens.keys()]))];
  const move = moverIn(folders);
  const placeOfMode = (id: string) => placeOf(`/theme/modes/${ids.indexOf(id)}`);
  const atCause: AtCause = (issue, about, mode, ties) => {
    const inModes = mode === undefined ? ids : [mode];
    const behind = inModes.flatMap((id) => [...placesBehind(about, writtenModes.get(id))]);
    return move(issue, mode === undefined ? behind : [...behind, placeOfMode(mode)], ties);
  };
  const isOwn = ({ file }: Place) => file.startsWith(`${folders.at(-1)}/`);
  const circle = ids.map((id) => circleOf(lineageOf(id))).find((found) => found !== undefined);
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
  // What is found in a mode that is based on one without a file may follow from that.
  const unwritten = new Set(ids.filter((id) => lineageOf(id).some((one) => withoutFile.includes(one))));
  for (const id of ids) {
    if (unwritten.has(id)) continue;
    const missing = names.filter((name) => !written.get(id)?.has(name));
    if (missing.length === 0) continue;
    const file = `${folders.at(-1)}/tokens.${id}.json`;
    const args = { path: `theme.modes[${id}]`, mode: id, names: missing, file };
    const issue = createIssue('mode-incomplete', placeOfMode(id), args);
    const inOthers = [...written.values()].flatMap((tokens) =>
      missing.flatMap((name) => tokens.get(name) ?? []),
    );
    const places = inOthers.map((token) => token.place(token.pointer));
    issues.push(move(issue, places));
  }
  const contrast = measureContrast(theme.contrast, modes);
  issues.push(
    ...checkShadowed(layers, lineages),
    ...checkUnused(layers, used),
    // A root's further files may be for the modes of brands below it.
    ...(folders.length > 1 ? checkModeFiles(files, folders.at(-1) ?? '', ids) : []),
    // What a token with a wrong value would be is not known.
    ...checkColorNames(
      uses.filter(({ value }) => types.has(value) || !names.includes(value)),
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
  return {
    modes: Object.fromEntries([...modes].map(([id, tokens]) => [id, valuesOf(tokens)])),
    names: [...types.keys()],
    written: names,
    types: Object.fromEntries(types),
    writersOf: (name, mode) => (filesOf.get(mode) ?? []).flatMap(({ tokens }) => tokens.get(name) ?? []),
    refersTo: (name, mode) => [...(writtenModes.get(mode)?.refersTo.get(name) ?? [])],
    contrast,
    issues: sortIssues(issues),
    inputs,
  };
}

/** Whether no file says how a mode looks, where others have files. */
function isUnwritten(mode: string, layers: readonly Layer[]): boolean {
  return !layers.some((layer) => layer.mode === mode) && layers.some((layer) => layer.mode !== undefined);
}

/** The files for all modes, then those of each mode of a lineage. */
function layersOf(layers: readonly Layer[], lineage: readonly string[]): Layer[] {
  return [undefined, ...lineage].flatMap((mode) => layers.filter((layer) => layer.mode === mode));
}

/** Each member of a typography is a value of its own beside the whole. */
function withMembers(tokens: ReadonlyMap<string, ResolvedToken>): Map<string, ResolvedToken> {
  const all = new Map<string, ResolvedToken>();
  for (const [name, token] of tokens) {
    all.set(name, token);
    for (const [member, { type, css }] of Object.entries(token.members ?? {})) {
      all.set(`${name}.${member}`, { type, css });
    }
  }
  return all;
}

function valuesOf(tokens: ReadonlyMap<string, ResolvedToken>): Record<string, string> {
  return Object.fromEntries([...tokens].map(([name, { css }]) => [name, css]));
}
