import { isList, isObject, type JsonValue } from '@liveryjs/engine/manifest';
import type { TokenMapping } from '@liveryjs/schemas/brand';
import type { BrandTokens } from './brand-tokens.ts';
import { placeOf } from './convert/convert-set.ts';
import { isAmong, ownName } from './mapping/names.ts';
import { aliasOf, type SetToken, type TokenSet } from './read/token-set.ts';
import { NotTaken, type Remark } from './remark.ts';

/** Livery's names of what is taken, by the names in the library. */
export interface Named {
  readonly names: Map<string, string>;
  readonly remarks: readonly Remark[];
}

/**
 * Chooses the tokens that a mapping takes, and gives them names. Two that would have one name, and a name that the brand
 * has for something else, are said.
 */
export function nameTokens(sets: readonly TokenSet[], mapping: TokenMapping, brand: BrandTokens): Named {
  const { take, leaveOut, rename, library, group = library } = mapping;
  const all = new Map<string, SetToken>();
  for (const set of sets) for (const [name, token] of set.tokens) if (!all.has(name)) all.set(name, token);
  const chosen = new Set([...all.keys()].filter((name) => take.length === 0 || isAmong(name, take)));
  // A set gives out what is added while it is gone through, too.
  for (const name of chosen) {
    for (const set of sets) for (const other of referredTo(name, set)) chosen.add(other);
  }
  const names = new Map<string, string>();
  const remarks: Remark[] = [];
  const taken = new Map<string, string>();
  const wanted = [...chosen].filter((name) => all.has(name) && !isAmong(name, leaveOut));
  const groups = new Set(wanted.flatMap((name) => groupsAround(name)));
  for (const name of wanted) {
    const token = all.get(name);
    if (token === undefined) continue;
    try {
      const ours = ownName(token.raw.keys, groups.has(name), { group, rename });
      const twin = taken.get(ours);
      if (twin !== undefined) throw new NotTaken(`It would be called ${ours}, as ${twin} is.`, RENAME);
      expectFree(ours, brand);
      taken.set(ours, name);
      names.set(name, ours);
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error;
      remarks.push({ ...placeOf(token), taken: false, what: error.message, remedy: error.remedy });
    }
  }
  return { names, remarks };
}

const RENAME = 'Give one of the two another name in "rename" of the mapping, or leave one out.';

/** @throws NotTaken where the brand writes a token of this name itself, or has a group or token in its way */
function expectFree(name: string, { own, inherited }: BrandTokens): void {
  const mine = own.get(name);
  if (mine !== undefined) {
    const { file, pointer, place } = mine.token;
    const who = mine.from === undefined ? 'The brand writes' : `The library ${mine.from} gives`;
    throw new NotTaken(
      `${who} ${name} itself (${file}:${place(pointer).line}).`,
      `Take it out there, or change "rename" in the mapping.`,
    );
  }
  const around = groupsAround(name);
  const inTheWay = around.find((other) => own.has(other) || inherited.has(other));
  const inside = [...inherited.keys(), ...own.keys()].find((other) => other.startsWith(`${name}.`));
  if (inTheWay !== undefined)
    throw new NotTaken(
      `It would be called ${name}, and ${inTheWay} is a token, which holds no others.`,
      RENAME,
    );
  if (inside !== undefined)
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
    return aliasesIn(set.settle(token.value, token)).map((alias) => set.expect(alias).raw.name);
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
