import type { Mode } from '@liveryjs/schemas/brand';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import type { WrittenMode } from './causes.ts';
import { isAlike, type LayeredToken, layerTokens } from './layer-tokens.ts';
import { lineagesOf } from './lineages.ts';
import { OverMap } from './over-map.ts';
import { type Layer, topOf } from './read-layers.ts';
import type { TokenFile } from './read-token-file.ts';
import { type ResolvedToken, type ResolvedTokens, resolveTokens } from './resolve-tokens.ts';
import type { TokenType } from './token-types.ts';

/** The tokens of one mode. */
export interface ModeTokens extends WrittenMode {
  /** In the order in which they lie over each other. */
  readonly files: readonly TokenFile[];
  readonly resolved: ResolvedTokens;
  /** The resolved tokens, and each member of a typography as a value of its own beside the whole. */
  readonly values: ReadonlyMap<string, ResolvedToken>;
  /** Names of the tokens that are not as in `base`; none where there is none. */
  readonly changed: ReadonlySet<string>;
}

/** The tokens of a brand in each of its modes. */
export interface BrandTokens {
  /** The parents' tokens, where the brand gives nothing but other values to some of them. */
  readonly base?: BrandTokens;
  readonly modes: ReadonlyMap<string, ModeTokens>;
  /** The type of every token of any mode, in the order of the files. */
  readonly types: ReadonlyMap<string, TokenType>;
  /** Names of all tokens that a file writes, also of those whose value is wrong. */
  readonly names: readonly string[];
  /** Names that other modes have, by the mode that lacks them. */
  readonly missing: ReadonlyMap<string, readonly string[]>;
}

/** The tokens of files that lie over each other. What a brand does not change of its parents' is looked at once. */
export const brandTokens = byIdentity((modes: readonly Mode[], layers: readonly Layer[]): BrandTokens => {
  const { own, below } = topOf(layers);
  const base = below.length === 0 ? undefined : brandTokens(modes, below);
  return (base && changedTokens(base, modes, layers, own)) ?? wholeTokens(modes, layers);
});

const NONE: ReadonlySet<string> = new Set();

function wholeTokens(modes: readonly Mode[], layers: readonly Layer[]): BrandTokens {
  const all = new Map<string, ModeTokens>();
  for (const { id } of modes) {
    const files = filesOf(id, modes, layers);
    const tokens = layerTokens(files);
    const resolved = resolveTokens(tokens, { beside: firstOf(all) });
    const { refersTo } = resolved;
    const values = withMembers(resolved.tokens);
    all.set(id, { files, tokens, resolved, refersTo, values, changed: NONE });
  }
  const types = new Map<string, TokenType>();
  for (const { values } of all.values()) for (const [name, { type }] of values) types.set(name, type);
  const names = [...new Set([...all.values()].flatMap(({ tokens }) => [...tokens.keys()]))];
  const lacking = ({ tokens }: ModeTokens) => names.filter((name) => !tokens.has(name));
  return { modes: all, types, names, missing: new Map([...all].map(([id, mode]) => [id, lacking(mode)])) };
}

/** The tokens where a brand gives some of its parents' other values; undefined where it does more than that. */
function changedTokens(
  base: BrandTokens,
  modes: readonly Mode[],
  layers: readonly Layer[],
  ownLayers: readonly Layer[],
): BrandTokens | undefined {
  const all = new Map<string, ModeTokens>();
  for (const { id } of modes) {
    const ofBase = base.modes.get(id);
    const files = filesOf(id, modes, layers);
    const mode =
      ofBase && changedMode(ofBase, files, new Set(ownLayers.map(({ file }) => file)), firstOf(all));
    if (mode === undefined) return undefined;
    all.set(id, mode);
  }
  return { ...base, base, modes: all };
}

function changedMode(
  base: ModeTokens,
  files: readonly TokenFile[],
  ownFileSet: ReadonlySet<TokenFile>,
  beside: ModeTokens | undefined,
): ModeTokens | undefined {
  const ownFiles = files.filter((file) => ownFileSet.has(file));
  if (ownFiles.length === 0) return { ...base, changed: NONE };
  const names = new Set(ownFiles.flatMap(({ tokens }) => [...tokens.keys()]));
  const isSound =
    base.resolved.issues.length === 0 && ownFiles.every((file) => keepsTypes(file, files, ownFileSet));
  if (!isSound || ![...names].every((name) => base.tokens.has(name))) return undefined;
  const written = new Map<string, LayeredToken>();
  for (const [name, token] of layerTokens(files, names))
    if (!isAlike(token, base.tokens.get(name))) written.set(name, token);
  const tokens = new OverMap(written, base.tokens);
  const changed = withReferring(written.keys(), base);
  const resolved = resolveTokens(tokens, { before: { ...base.resolved, except: changed }, beside });
  const isOfType = (name: string) => resolved.tokens.get(name)?.type === base.resolved.tokens.get(name)?.type;
  if (resolved.issues.length > 0 || ![...changed].every(isOfType)) return undefined;
  const others = [...changed].flatMap((name) => {
    const token = resolved.tokens.get(name);
    return token === undefined ? [] : membersOf(name, token);
  });
  const values = new OverMap(new Map(others), base.values);
  return { files, tokens, resolved, refersTo: resolved.refersTo, values, changed };
}

/** The mode that was resolved before all others: it says much of what they say. */
function firstOf(modes: ReadonlyMap<string, ModeTokens>): ModeTokens | undefined {
  const [first] = modes.values();
  return first;
}

/** The files for all modes, then those of each mode of a lineage. */
function filesOf(mode: string, modes: readonly Mode[], layers: readonly Layer[]): TokenFile[] {
  const lineage = lineagesOf(modes).get(mode) ?? [mode];
  return [undefined, ...lineage]
    .flatMap((modeId) => layers.filter((layer) => layer.mode === modeId))
    .map(({ file }) => file);
}

/** Tells whether the types that a file gives to groups are those that they have already, for files below and above it. */
function keepsTypes(
  file: TokenFile,
  files: readonly TokenFile[],
  ownFileSet: ReadonlySet<TokenFile>,
): boolean {
  const parents = files.filter((candidate) => !ownFileSet.has(candidate));
  const below = files.slice(0, files.indexOf(file)).filter((candidate) => !ownFileSet.has(candidate));
  return [...file.groupTypes].every(
    ([path, type]) =>
      below.some(({ groupTypes }) => groupTypes.has(path)) &&
      parents.every(({ groupTypes }) => (groupTypes.get(path) ?? type) === type),
  );
}

/** These tokens, and all that refer to them, directly or not. */
function withReferring(names: Iterable<string>, { resolved }: ModeTokens): Set<string> {
  const all = new Set(names);
  // A set gives out what is added while it is gone through, too.
  for (const name of all) for (const other of referringIn(resolved).get(name) ?? []) all.add(other);
  return all;
}

/** By the name of a token: the names of those that refer to it. */
const referringIn = byIdentity(({ refersTo }: ResolvedTokens): ReadonlyMap<string, readonly string[]> => {
  const referring = new Map<string, string[]>();
  for (const [from, names] of refersTo)
    for (const name of names) {
      const referrers = referring.get(name) ?? [];
      referring.set(name, referrers);
      referrers.push(from);
    }
  return referring;
});

/** Tells whether a token of any mode refers to that name. */
export function isReferredTo(name: string, { base, modes }: BrandTokens): boolean {
  return [...modes].some(([id, { resolved, changed }]) => {
    const knownTokens = base?.modes.get(id)?.resolved ?? resolved;
    const stays = referringIn(knownTokens)
      .get(name)
      ?.some((other) => !changed.has(other));
    return stays === true || [...changed].some((other) => resolved.refersTo.get(other)?.has(name));
  });
}

function withMembers(tokens: ReadonlyMap<string, ResolvedToken>): Map<string, ResolvedToken> {
  return new Map([...tokens].flatMap(([name, token]) => membersOf(name, token)));
}

function membersOf(name: string, token: ResolvedToken): [string, ResolvedToken][] {
  const members = Object.entries(token.members ?? {});
  return [
    [name, token],
    ...members.map(([member, { type, css }]): [string, ResolvedToken] => [
      `${name}.${member}`,
      { type, css },
    ]),
  ];
}
