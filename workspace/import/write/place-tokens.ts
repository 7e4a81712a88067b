import type { JsonObject } from '@liveryjs/compiler/manifest';
import { type BrandTokens, FROM } from '#workspace/import/brand-tokens.ts';
import type { ConvertedSet } from '#workspace/import/convert/convert-set.ts';

/** The tokens that go into each of a brand's files, by path, as they are written there. */
export type Placed = ReadonlyMap<string, ReadonlyMap<string, JsonObject>>;

/**
 * Says which file each token goes into: the one for all modes where the value is the same in all of them, else those of
 * the modes.
 *
 * @param sets the tokens of the library by the mode that they fill
 * @param kept names that somebody else writes
 */
export function placeTokens(
  sets: ReadonlyMap<string, ConvertedSet>,
  kept: ReadonlySet<string>,
  brand: BrandTokens,
  library: string,
): Placed {
  const placed = new Map(
    [...brand.files].map(([mode, path]) => [mode, { path, tokens: new Map<string, JsonObject>() }]),
  );
  const put = (mode: string, name: string, token: JsonObject) => placed.get(mode)?.tokens.set(name, token);
  const modes = [...sets.keys()];
  const isWhole = brand.modes.every(({ id, isRoot }) => !isRoot || sets.has(id));
  const names = new Set([...sets.values()].flatMap(({ tokens }) => [...tokens.keys()]));
  for (const name of names) {
    if (kept.has(name)) continue;
    const written = modes.map((mode) => tokenOf(sets.get(mode), name, library));
    const [first] = written.filter((token) => token !== undefined);
    if (first === undefined) continue;
    const above = brand.inherited.get(name);
    // A part of a value that one mode has more than another is there in both: each mode has every token.
    const values = written.map((token) => token ?? first);
    const same = values.every((token) => isAlike(token, first));
    const forAll = same && above?.inModes !== true && (isWhole || above === undefined);
    // Modes that nothing fills need a value of a token that is new.
    if (forAll || (!isWhole && above === undefined)) put('', name, first);
    if (!forAll) for (const [index, mode] of modes.entries()) put(mode, name, values[index] ?? first);
  }
  return new Map([...placed.values()].map(({ path, tokens }) => [path, tokens]));
}

/** True for two tokens that say the same, though their libraries may describe them in other words. */
function isAlike(
  { $description: _, ...first }: JsonObject,
  { $description: __, ...second }: JsonObject,
): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

function tokenOf(set: ConvertedSet | undefined, name: string, library: string): JsonObject | undefined {
  const token = set?.tokens.get(name);
  if (token === undefined) return undefined;
  const { type, value, derive, extensions, deprecated, description } = token;
  return {
    $type: type,
    $value: value,
    ...(description === undefined ? {} : { $description: description }),
    ...(deprecated === undefined ? {} : { $deprecated: deprecated === '' ? true : deprecated }),
    $extensions: {
      [FROM]: library,
      ...extensions,
      ...(derive === undefined ? {} : { 'livery.derive': derive }),
    },
  };
}
