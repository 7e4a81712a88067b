import type { Font, Mode } from '@liveryjs/schemas/brand';
import { createIssue, type Issue, nearest, type Place } from '#compiler/issues/index.ts';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import { isList, type JsonValue, own, pointerTo } from '#compiler/manifest/index.ts';
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
  const seen = new Set<LayeredToken['value']>();
  return modes.flatMap(({ id }) =>
    fontNames(tokens.types).flatMap((name) => {
      const token = tokens.modes.get(id)?.tokens.get(name);
      if (token === undefined || seen.has(token.value) || isFromLibrary(token)) return [];
      // A list is the same one in all modes whose files do not write it anew.
      if (typeof token.value === 'object') seen.add(token.value);
      const issue = fontIssue(token, fonts);
      return issue === undefined ? [] : [atFonts(issue, name)];
    }),
  );
}

/** Fonts that a brand adds itself, and that no token of any mode names. */
export function checkUnusedFonts(
  fonts: readonly Font[],
  tokens: BrandTokens,
  placeOf: (pointer: string) => Place,
  isOwn: (place: Place) => boolean,
): Issue[] {
  let named: ReadonlySet<string> | undefined;
  return fonts.flatMap(({ id, family }, index) => {
    const place = placeOf(`/theme/fonts/${index}/family`);
    if (!isOwn(place)) return [];
    named ??= namedIn(tokens);
    if (named.has(family.toLowerCase())) return [];
    return [createIssue('font-unused', place, { path: `theme.fonts[${id}]`, family })];
  });
}

/** The families that the tokens of any mode name, in small letters. */
function namedIn({ modes, types }: BrandTokens): ReadonlySet<string> {
  const families = [...modes.values()].flatMap(({ tokens }) =>
    fontNames(types).flatMap((name) => familiesIn(tokens.get(name))),
  );
  return new Set(families.map((family) => family.toLowerCase()));
}

/** The families that a token names, without those of tokens that it refers to. */
function familiesIn(token: LayeredToken | undefined): readonly string[] {
  const value = own(token?.value, 'fontFamily') ?? token?.value;
  return isList(value) ? value.filter(isText) : value !== undefined && isText(value) ? [value] : [];
}

/** Fonts of the manifest whose weights or characters run backwards. */
export function checkFontFaces(fonts: readonly Font[], placeOf: (pointer: string) => Place): Issue[] {
  return fonts.flatMap(({ id, weight, files }, index) => {
    const pointer = `/theme/fonts/${index}`;
    const path = `theme.fonts[${id}]`;
    const issues: Issue[] = [];
    const [from = '', to = from] = weight.split(' ');
    if (Number(from) > Number(to))
      issues.push(
        createIssue('font-span', placeOf(`${pointer}/weight`), {
          path: `${path}.weight`,
          span: weight,
          meant: `${to} ${from}`,
        }),
      );
    for (const [rank, { unicodeRange = '' }] of files.entries())
      for (const span of unicodeRange.split(/, ?/)) {
        const [, first = '', last = ''] = /^U\+([0-9A-F]+)-([0-9A-F]+)$/i.exec(span) ?? [];
        if (!(Number.parseInt(first, 16) > Number.parseInt(last, 16))) continue;
        const args = { path: `${path}.files[${rank}].unicodeRange`, span, meant: `U+${last}-${first}` };
        issues.push(createIssue('font-span', placeOf(`${pointer}/files/${rank}/unicodeRange`), args));
      }
    return issues;
  });
}

const fontIssue = byIdentity((token: LayeredToken, fonts: readonly Font[]): Issue | undefined => {
  const families = fonts.map(({ family }) => family);
  const member = own(token.value, 'fontFamily');
  const value = member ?? token.value;
  const pointer = `${token.pointer}/$value${member === undefined ? '' : '/fontFamily'}`;
  const names = familiesIn(token);
  const [first] = names;
  const isReference = (name: string) => name.startsWith('{') || likelyFamilies(name) !== undefined;
  if (first === undefined || names.some(isReference)) return undefined;
  const path = member === undefined ? token.name : `${token.name}.fontFamily`;
  const again = names.findIndex(
    (name, index) => names.findIndex((other) => isSameFamily(name, other)) < index,
  );
  if (again >= 0)
    return createIssue('font-twice', token.place(pointerTo(pointer, again)), {
      path,
      family: names[again] ?? '',
    });
  const isThere = (name: string) => families.some((family) => isSameFamily(family, name));
  if (isThere(first)) return undefined;
  const familyPlace: Place = token.place(isList(value) ? pointerTo(pointer, 0) : pointer);
  const meant = isGeneric(first) ? undefined : nearest(first, [...families, ...GENERIC]);
  if (meant !== undefined)
    return createIssue('font-unknown', familyPlace, { path, family: first, nearest: meant });
  if (names.some((name) => isThere(name) || isGeneric(name))) return undefined;
  const place = token.place(pointer);
  return createIssue('font-unknown', place, { path, family: first, nearest: undefined });
});

/** Tells whether browsers take two names for the same family: letters count alike, small and large. */
function isSameFamily(name: string, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase();
}

function isText(value: JsonValue): value is string {
  return typeof value === 'string';
}
