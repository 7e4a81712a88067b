import { nearest } from '@liveryjs/compiler/issues';
import { isList, isObject, type JsonValue, own, pointerTo } from '@liveryjs/compiler/manifest';
import type { TokenMapping } from '@liveryjs/schemas/brand';
import type { BrandTokens } from './brand-tokens.ts';
import { placeOf } from './convert/convert-set.ts';
import { isAmong, ownName } from './mapping/names.ts';
import { aliasOf, type SetToken, type TokenSet } from './read/token-set.ts';
import { NotTaken, type Remark } from './remark.ts';

/** Where a value of a file stands, by its JSON Pointer. */
export type PlaceIn = (pointer: string) => Pick<Remark, 'file' | 'line' | 'column'>;

/** Livery's names of what is taken, by the names in the library. */
export interface Named {
  readonly names: Map<string, string>;
  /** Those of Livery's names that somebody else writes in the brand: what refers to them refers to that. */
  readonly kept: ReadonlySet<string>;
  readonly remarks: readonly Remark[];
}

/**
 * Chooses the tokens that a mapping takes, and gives them names. Two that would have one name, and a name that the brand
 * has for something else, are said; so is what a mapping names and the library does not have.
 *
 * @param placeIn where a value of the mapping stands
 */
export function nameTokens(
  sets: readonly TokenSet[],
  mapping: TokenMapping,
  brand: BrandTokens,
  placeIn: PlaceIn,
): Named {
  const { take, leaveOut, rename, library, group = library } = mapping;
  const all = new Map<string, SetToken>();
  for (const set of sets) for (const [name, token] of set.tokens) if (!all.has(name)) all.set(name, token);
  const chosen = new Set([...all.keys()].filter((name) => take.length === 0 || isAmong(name, take)));
  // A set gives out what is added while it is gone through, too.
  for (const name of chosen) {
    for (const set of sets) for (const other of referredTo(name, set)) chosen.add(other);
  }
  const names = new Map<string, string>();
  const kept = new Set<string>();
  const remarks: Remark[] = [...unknownNames(mapping, [...all.keys()], placeIn)];
  const taken = new Map<string, string>();
  const chosenNames = [...chosen].filter((name) => all.has(name) && !isAmong(name, leaveOut));
  const groups = new Set(chosenNames.flatMap((name) => groupsAround(name)));
  const brandGroups = new Set([...brand.inherited.keys(), ...brand.own.keys()].flatMap(groupsAround));
  const rules = { group, rename, isToken: (name: string) => all.has(name) };
  for (const name of chosenNames) {
    const token = all.get(name);
    if (token === undefined) continue;
    try {
      const ours = ownName(token.raw.keys, groups.has(name), rules);
      const twin = taken.get(ours);
      if (twin !== undefined) throw new NotTaken(`It would be called ${ours}, as ${twin} is.`, RENAME);
      expectFree(ours, brand, brandGroups);
      taken.set(ours, name);
      names.set(name, ours);
      const note = keptBy(ours, brand) ?? misspelt(name, ours, mapping, brand);
      if (brand.own.has(ours)) kept.add(ours);
      if (note !== undefined) remarks.push({ ...placeOf(token), ...note });
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error;
      remarks.push({ ...placeOf(token), taken: false, what: error.message, remedy: error.remedy });
    }
  }
  return { names, kept, remarks };
}

const RENAME = 'Give one of the two another name in "rename" of the mapping, or leave one out.';

/** Tells that a token stays which somebody else writes. */
function keptBy(name: string, brand: BrandTokens): Pick<Remark, 'taken' | 'what' | 'remedy'> | undefined {
  const mine = brand.own.get(name);
  if (mine === undefined) return undefined;
  const { file, pointer, place } = mine.token;
  const who = mine.from === undefined ? 'The brand writes' : `The library ${mine.from} gives`;
  const what = `${who} ${name} itself (${file}:${place(pointer).line}), and what refers to the token refers to that.`;
  // Tokens that refer to it have a value: nothing is refused.
  return { taken: true, what, remedy: 'Take it out there where the one of the library is wanted.' };
}

/** Another name that is nearly one that the brand inherits. */
function misspelt(
  name: string,
  ours: string,
  { rename }: TokenMapping,
  { inherited }: BrandTokens,
): Pick<Remark, 'taken' | 'what' | 'remedy'> | undefined {
  const near =
    own(rename, name) === undefined || inherited.has(ours) ? undefined : nearest(ours, [...inherited.keys()]);
  if (near === undefined) return undefined;
  const what = `It is called ${ours}, which no brand above has.`;
  return { taken: true, what, remedy: `Did you mean ${JSON.stringify(near)}?` };
}

/** Returns remarks on names in a mapping that the library does not have. */
function unknownNames(
  { take, leaveOut, rename }: TokenMapping,
  knownNames: readonly string[],
  placeIn: PlaceIn,
): Remark[] {
  const named = [
    ...take.map((name, index) => [name, `/take/${index}`] as const),
    ...leaveOut.map((name, index) => [name, `/leaveOut/${index}`] as const),
    ...Object.keys(rename).map((name) => [name, pointerTo('/rename', name)] as const),
  ];
  const groups = new Set(knownNames.flatMap((name) => [name, ...groupsAround(name)]));
  return named
    .filter(([name]) => !groups.has(name))
    .map(([name, pointer]) => {
      const near = nearest(name, [...groups]);
      const what = 'The library has no token and no group of this name.';
      const remedy = near === undefined ? 'Take it out.' : `Did you mean ${JSON.stringify(near)}?`;
      return { name, ...placeIn(pointer), taken: false, what, remedy };
    });
}

/** @throws NotTaken where the brand has a group or a token in the way of a name */
function expectFree(name: string, brand: BrandTokens, groups: ReadonlySet<string>): void {
  const around = groupsAround(name);
  const inTheWay = around.find((other) => brand.own.has(other) || brand.inherited.has(other));
  if (inTheWay !== undefined)
    throw new NotTaken(
      `It would be called ${name}, and ${inTheWay} is a token, which holds no others.`,
      RENAME,
    );
  if (groups.has(name))
    throw new NotTaken(`It would be called ${name}, which is a group of the brand's tokens.`, RENAME);
}

/** `a.b.c` → `a`, `a.b` */
function groupsAround(name: string): string[] {
  const keys = name.split('.');
  return keys.slice(1).map((_, index) => keys.slice(0, index + 1).join('.'));
}

/** The names in a token's value; none where a reference of it leads nowhere, which is said when it is converted. */
function referredTo(name: string, set: TokenSet): string[] {
  const token = set.tokens.get(name);
  if (token === undefined) return [];
  try {
    return aliasesIn(set.settle(token)).map((alias) => set.expect(alias).raw.name);
  } catch (error) {
    if (error instanceof NotTaken) return [];
    throw error;
  }
}

function aliasesIn(value: JsonValue): string[] {
  if (isList(value)) return value.flatMap(aliasesIn);
  if (isObject(value)) return Object.values(value).flatMap(aliasesIn);
  const alias = aliasOf(value);
  return alias === undefined ? [] : [alias];
}
