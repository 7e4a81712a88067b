import type { Font, Mode } from '@liveryjs/schemas/brand';
import { createIssue, type Issue, nearest, type Place } from '#engine/issues/index.ts';
import { byIdentity } from '#engine/manifest/by-identity.ts';
import { isList, type JsonValue, own, pointerTo } from '#engine/manifest/index.ts';
import { isFromLibrary } from './is-from-library.ts';
import type { LayeredToken } from './layer-tokens.ts';
import type { BrandTokens } from './mode-tokens.ts';
import type { TokenType } from './token-types.ts';
import { likelyFamilies } from './values/likely-value.ts';
import { isGeneric } from './values/simple.ts';

/** Families that devices have under these names, as far as they are written often. */
const GENERIC = ['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'system-ui'];

const fontNames = byIdentity((types: ReadonlyMap<string, TokenType>): readonly string[] =>
  [...types].flatMap(([name, type]) => (type === 'fontFamily' || type === 'typography' ? [name] : [])),
);

/**
 * Tokens whose first font is misspelt, and those with no font that a visitor has for sure: neither a file of the brand nor a
 * generic family.
 *
 * @param atFonts moves a finding to where the brand says its fonts, where that is further down the chain
 */
export function checkFonts(
  fonts: readonly Font[],
  modes: readonly Mode[],
  tokens: BrandTokens,
  atFonts: (issue: Issue, name: string) => Issue,
): Issue[] {
  const families = fonts.map(({ family }) => family);
  const seen = new Set<LayeredToken['value']>();
  return modes.flatMap(({ id }) =>
    fontNames(tokens.types).flatMap((name) => {
      const token = tokens.modes.get(id)?.tokens.get(name);
      if (token === undefined || seen.has(token.value) || isFromLibrary(token)) return [];
      // A list is the same one in all modes whose files do not write it anew.
      if (typeof token.value === 'object') seen.add(token.value);
      const issue = fontIssue(token, families);
      return issue === undefined ? [] : [atFonts(issue, name)];
    }),
  );
}

function fontIssue(token: LayeredToken, families: readonly string[]): Issue | undefined {
  const member = own(token.value, 'fontFamily');
  const value = member ?? token.value;
  const pointer = `${token.pointer}/$value${member === undefined ? '' : '/fontFamily'}`;
  const names = isList(value) ? value.filter(isText) : isText(value) ? [value] : [];
  const [first] = names;
  const isReference = (name: string) => name.startsWith('{') || likelyFamilies(name) !== undefined;
  if (first === undefined || names.some(isReference)) return undefined;
  const isThere = (name: string) => families.some((family) => family.toLowerCase() === name.toLowerCase());
  if (isThere(first)) return undefined;
  const path = member === undefined ? token.name : `${token.name}.fontFamily`;
  const at: Place = token.place(isList(value) ? pointerTo(pointer, 0) : pointer);
  const meant = isGeneric(first) ? undefined : nearest(first, [...families, ...GENERIC]);
  if (meant !== undefined) return createIssue('font-unknown', at, { path, family: first, nearest: meant });
  if (names.some((name) => isThere(name) || isGeneric(name))) return undefined;
  const place = token.place(pointer);
  return createIssue('font-unknown', place, { path, family: first, nearest: undefined });
}

function isText(value: JsonValue): value is string {
  return typeof value === 'string';
}
