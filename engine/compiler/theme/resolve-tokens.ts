import { type Issue, issueList, nearest } from '#compiler/issues/index.ts';
import { type JsonValue, own } from '#compiler/manifest/index.ts';
import { deriveColor } from './derive-color.ts';
import { fluidDimension } from './fluid-dimension.ts';
import { isFromLibrary } from './is-from-library.ts';
import { isAlike, type LayeredToken } from './layer-tokens.ts';
import { OverMap } from './over-map.ts';
import { outOfProportion } from './proportions.ts';
import { received } from './received.ts';
import { Spot } from './spot.ts';
import { type TokenType, tokenTypes } from './token-types.ts';
import { readTypography } from './values/composite.ts';
import { likelyReference } from './values/likely-value.ts';
import type { ReadPart } from './values/reader.ts';
import { readers } from './values/readers.ts';

export interface ResolvedToken {
  readonly type: TokenType;
  /** The value in CSS. Of a typography: for the property `font`. */
  readonly css: string;
  /** The values of a typography, by member. */
  readonly members?: Readonly<Record<string, { readonly type: TokenType; readonly css: string }>>;
}

/** The tokens of one mode, resolved; those that are wrong are missing and reported. */
export interface ResolvedTokens {
  readonly tokens: ReadonlyMap<string, ResolvedToken>;
  /** By the name of a token: the names that its aliases name. */
  readonly refersTo: ReadonlyMap<string, ReadonlySet<string>>;
  readonly issues: readonly Issue[];
}

const NONE: ReadonlySet<string> = new Set();

/** The most tokens that refer on to each other: libraries have ten steps, and each step takes room on the stack. */
const MOST_STEPS = 100;

/** The most letters that a value takes from others: shadows that name each other twice are a billion after thirty steps. */
const MOST_LETTERS = 20_000;

const aliasForm = /^\{([^{}]*)\}$/;

/** The results that may be known of tokens before they are resolved. */
export interface KnownTokens {
  /** The results for the same tokens, but for those that are named. */
  readonly before?: (ResolvedTokens & { readonly except: ReadonlySet<string> }) | undefined;
  /** Another mode: what is written alike there, and refers to what has come to the same, is resolved. */
  readonly beside?:
    | { readonly tokens: ReadonlyMap<string, LayeredToken>; readonly resolved: ResolvedTokens }
    | undefined;
}

/** Follows aliases, reads values by type, and derives colours. Every token is looked at once. */
export function resolveTokens(
  written: ReadonlyMap<string, LayeredToken>,
  { before, beside }: KnownTokens = {},
): ResolvedTokens {
  const issues = issueList();
  const refersTo = new Map<string, ReadonlySet<string>>();
  for (const name of before?.except ?? []) refersTo.set(name, NONE);
  const done = new Map<string, ResolvedToken | undefined>();
  const letters = new Map<string, number>();
  const open: string[] = [];

  const resolve = (token: LayeredToken): ResolvedToken | undefined => {
    if (before?.except.has(token.name) === false) return before.tokens.get(token.name);
    if (done.has(token.name)) return done.get(token.name);
    open.push(token.name);
    const result = besideAs(token) ?? readToken(token);
    open.pop();
    done.set(token.name, result);
    return result;
  };

  /** Returns the token's result in the other mode, where that is the same here. */
  const besideAs = (token: LayeredToken): ResolvedToken | undefined => {
    // A finding is told in each mode.
    if (beside === undefined || beside.resolved.issues.length > 0 || open.length > MOST_STEPS)
      return undefined;
    if (!isAlike(token, beside.tokens.get(token.name))) return undefined;
    const names = beside.resolved.refersTo.get(token.name);
    for (const name of names ?? []) {
      const [target, other] = [written.get(name), beside.tokens.get(name)];
      if (target === undefined || target.deprecated !== other?.deprecated || open.includes(name))
        return undefined;
      if (resolve(target) !== beside.resolved.tokens.get(name)) return undefined;
    }
    if (names !== undefined) refersTo.set(token.name, names);
    return beside.resolved.tokens.get(token.name);
  };

  const follow = (
    value: JsonValue,
    spot: Spot,
  ): { name: string; target: ResolvedToken | undefined } | undefined => {
    const name = typeof value === 'string' ? aliasForm.exec(value)?.[1] : undefined;
    if (name === undefined) return undefined;
    const from = spot.token.name;
    refersTo.set(from, new Set(refersTo.get(from)).add(name));
    const target = written.get(name);
    if (target === undefined) return { name, target: unknownToken(name, written, spot) };
    if (open.includes(name)) {
      const names = [...open.slice(open.indexOf(name)), name];
      return { name, target: spot.report('token-cycle', { names }) };
    }
    if (open.length > MOST_STEPS)
      return { name, target: spot.report('token-steps', { limit: MOST_STEPS, name }) };
    // A library's use of its own deprecated tokens is its own affair.
    if (target.deprecated !== undefined && !isFromLibrary(spot.token)) {
      spot.report('token-deprecated', { name, reason: target.deprecated });
    }
    return { name, target: resolve(target) };
  };

  const part: ReadPart = (type, value, spot) => {
    const alias = follow(value, spot);
    if (alias === undefined) {
      return type === 'typography' || isMisnamed(value, spot) ? undefined : readers[type](value, spot, part);
    }
    const { target } = alias;
    const fits = type === 'lineHeight' ? ['number', 'dimension'] : [type];
    if (target === undefined) return undefined;
    if (fits.includes(target.type)) {
      const before = letters.get(spot.token.name) ?? 0;
      letters.set(spot.token.name, before + target.css.length);
      if (before + target.css.length <= MOST_LETTERS) return target.css;
      return before > MOST_LETTERS ? undefined : spot.report('token-long', { limit: MOST_LETTERS });
    }
    return spot.report('token-alias-type', {
      expected: fits.join(' or '),
      name: alias.name,
      type: target.type,
    });
  };

  const isMisnamed = (value: JsonValue, spot: Spot): boolean => {
    const reference = likelyReference(value, () => [...written.keys()]);
    if (reference === undefined) return false;
    const meant = reference.name === undefined ? undefined : `{${reference.name}}`;
    spot.report('token-reference', { received: received(value), meant });
    return true;
  };

  const readToken = (token: LayeredToken): ResolvedToken | undefined => {
    const spot = new Spot(token, issues);
    const alias = follow(token.value, spot);
    if (alias !== undefined && alias.target === undefined) return undefined;
    const type = token.declaredType ?? alias?.target?.type;
    checkExtensions(token, type, spot);
    if (alias === undefined && isMisnamed(token.value, spot)) return undefined;
    if (type === undefined) {
      return spot.report('token-type', { received: undefined, nearest: undefined, known: tokenTypes });
    }
    if (alias?.target !== undefined && alias.target.type !== type) {
      return spot.report('token-alias-type', { expected: type, name: alias.name, type: alias.target.type });
    }
    if (type === 'typography') return alias?.target ?? typography(token, spot, part);
    const css = alias?.target?.css ?? readers[type](token.value, spot, part);
    const extended = css === undefined ? undefined : extend(type, css, token, spot, part);
    if (extended === undefined) return undefined;
    const isNegative = type === 'dimension' && /^(clamp\()?-/.test(extended);
    const what = isNegative ? neverNegative(token.name) : undefined;
    // A token that only takes a value over is wrong for the same reason as the other.
    if (what === undefined) {
      if (alias === undefined) tellProportion(token.name, type, extended, spot);
    } else if ((alias === undefined || neverNegative(alias.name) === undefined) && !isFromLibrary(token))
      return spot.report('token-negative', { css: extended, what });
    return { type, css: extended };
  };

  const tokens = new Map<string, ResolvedToken>();
  for (const name of before?.except ?? written.keys()) {
    const token = written.get(name);
    const result = token && resolve(token);
    if (result !== undefined) tokens.set(name, result);
  }
  if (before === undefined) return { tokens, refersTo, issues: issues.all() };
  return {
    tokens: new OverMap(tokens, before.tokens),
    refersTo: new OverMap(refersTo, before.refersTo),
    issues: issues.all(),
  };
}

function extend(
  type: TokenType,
  css: string,
  token: LayeredToken,
  spot: Spot,
  part: ReadPart,
): string | undefined {
  const { 'livery.derive': derive, 'livery.dimension': other, 'livery.fluid': fluid } = token.extensions;
  if (type === 'color' && derive !== undefined) {
    return deriveColor(css, derive, spot.extension('livery.derive'), part);
  }
  if (type === 'dimension' && other !== undefined) {
    return part('dimension', other, spot.extension('livery.dimension'));
  }
  if (type === 'dimension' && fluid !== undefined) {
    return fluidDimension(css, fluid, spot.extension('livery.fluid'));
  }
  return css;
}

/** The extensions that Livery reads, with the types of tokens that each is for; none: all. */
const extensionTypes: Readonly<Record<string, readonly TokenType[]>> = {
  'livery.derive': ['color'],
  'livery.dimension': ['dimension'],
  'livery.fluid': ['dimension'],
  'livery.from': [],
  'livery.gradient': ['gradient'],
};

/** Says which extensions nothing reads although their names begin as those of Livery do, or without a name before them. */
function checkExtensions({ extensions }: LayeredToken, type: TokenType | undefined, spot: Spot): void {
  for (const key of Object.keys(extensions)) {
    const types = Object.hasOwn(extensionTypes, key) ? extensionTypes[key] : undefined;
    if (types !== undefined) {
      if (extensions[key] !== null && type !== undefined && types.length > 0 && !types.includes(type))
        spot.extension(key).report('token-extension', { type, types });
      continue;
    }
    const names = Object.keys(extensionTypes);
    const full = names.find((name) => name === `livery.${key.replace(/^livery[^a-z]*/i, '')}`);
    // A key of somebody else's begins with another name.
    const isOurs = /^livery\b/i.test(key) || nearest(key, names) !== undefined || full !== undefined;
    if (isOurs) spot.unknownExtension(key, full ?? nearest(key, names), names);
  }
}

/** Words of a name by which CSS knows sizes that cannot be negative, as a message calls them. */
const SIZES: Readonly<Record<string, string>> = {
  radius: 'a radius',
  radii: 'a radius',
  width: 'a width',
  height: 'a height',
  size: 'a size',
  sizes: 'a size',
  padding: 'a padding',
  gap: 'a gap',
  gutter: 'a gap',
  space: 'a space',
  spacing: 'a space',
  blur: 'a blur',
  border: 'a border',
  stroke: 'a line',
  thickness: 'a thickness',
  breakpoint: 'a breakpoint',
};

/** Words of a name by which it may be negative whatever else it says. */
const SIGNED = new Set([
  'letter',
  'tracking',
  'offset',
  'shift',
  'margin',
  'overlap',
  'inset',
  'indent',
  'nudge',
  'negative',
  'word',
  'spread',
]);

/** The kind of size that a token is by its name, where that is never negative. */
function neverNegative(name: string): string | undefined {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1.$2')
    .toLowerCase()
    .split('.');
  if (words.some((part) => SIGNED.has(part))) return undefined;
  const size = words.find((part) => Object.hasOwn(SIZES, part));
  return size === undefined ? undefined : SIZES[size];
}

/** Tells of a value that nobody means: a slip of digits or of the unit. */
function tellProportion(name: string, type: TokenType, css: string, spot: Spot): void {
  const proportion = isFromLibrary(spot.token) ? undefined : outOfProportion(name, type, css);
  if (proportion !== undefined) spot.report('token-proportion', { css, ...proportion });
}

function typography(token: LayeredToken, spot: Spot, part: ReadPart): ResolvedToken | undefined {
  const members = readTypography(token.value, spot, part);
  if (members === undefined) return undefined;
  for (const [member, { type, css }] of Object.entries(members))
    if (!aliasForm.test(String(own(token.value, member)))) tellProportion(member, type, css, spot.in(member));
  const { fontWeight, fontSize, lineHeight, fontFamily } = members;
  return {
    type: 'typography',
    css: `${fontWeight.css} ${fontSize.css}/${lineHeight.css} ${fontFamily.css}`,
    members,
  };
}

function unknownToken(name: string, written: ReadonlyMap<string, LayeredToken>, spot: Spot): undefined {
  return spot.report('token-unknown', () => {
    const names = [...written.keys()];
    const inside = names.filter((other) => other.startsWith(`${name}.`));
    if (inside.length > 0) return { value: name, group: name, nearest: undefined, known: inside };
    // All names are too many to list: those beside the one that was meant.
    const beside = names.filter((other) => other.startsWith(name.slice(0, name.lastIndexOf('.') + 1)));
    return { value: name, group: undefined, nearest: nearest(name, names), known: beside };
  });
}
