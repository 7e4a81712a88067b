import { nearest } from '@liveryjs/engine/issues';
import { isTokenType, tokenTypes } from '@liveryjs/engine/theme';
import { aliasOf, type SetToken, type TokenSet } from '#scripts/import/read/token-set.ts';
import { NotTaken, type Remark } from '#scripts/import/remark.ts';
import { colorText, convertPart, opacity } from './convert-value.ts';
import type { Conversion, Converted } from './converted.ts';

/** The tokens of a library for one mode, in Livery's form. */
export interface ConvertedSet {
  /** By Livery's name. Some stand beside the token that needs them, such as the colour of a shadow. */
  readonly tokens: ReadonlyMap<string, Converted & { readonly from: SetToken }>;
  readonly remarks: readonly Remark[];
}

/**
 * Writes tokens as Livery does. What cannot be written is left out, and what refers to it, too; each is said.
 *
 * @param names Livery's name by the name in the library, of all that is to be taken
 */
export function convertSet(set: TokenSet, names: ReadonlyMap<string, string>): ConvertedSet {
  const tokens = new Map<string, Converted & { readonly from: SetToken }>();
  const remarks: Remark[] = [];
  const taken = new Set(names.values());
  for (const [name, ours] of names) {
    const token = set.tokens.get(name);
    if (token === undefined) continue;
    const beside = new Map<string, Converted & { readonly from: SetToken }>();
    const notes: Remark[] = [];
    const conversion: Conversion = {
      nameOf(other) {
        const target = names.get(set.expect(other).raw.name);
        if (target !== undefined) return target;
        throw new NotTaken(`It refers to ${other}, which was not taken.`, 'Take both, or neither.');
      },
      literal: (other) => set.literal(other),
      note: (what, remedy) => notes.push({ ...placeOf(token), taken: true, what, remedy }),
      beside(part, color) {
        const free = besideName(ours, part, taken);
        taken.add(free);
        beside.set(free, { ...color, from: token });
        return free;
      },
    };
    try {
      const converted = convert(token, set, conversion);
      tokens.set(ours, { ...converted, from: token });
      for (const [other, color] of beside) tokens.set(other, color);
      remarks.push(...notes);
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error;
      remarks.push({ ...placeOf(token), taken: false, what: error.message, remedy: error.remedy });
    }
  }
  return { tokens, remarks };
}

/** Where a token stands in its library, for what is said of it. */
export function placeOf({ raw }: Pick<SetToken, 'raw'>): Pick<Remark, 'name' | 'file' | 'line' | 'column'> {
  return { name: raw.name, file: raw.document.source.file, ...raw.document.source.at(raw.pointer) };
}

/** Extensions that say of a value what the format cannot: see `livery export tokens`. */
const OWN = ['livery.dimension', 'livery.fluid', 'livery.gradient'];

function convert(token: SetToken, set: TokenSet, conversion: Conversion): Converted {
  const type = set.typeOf(token);
  if (!isTokenType(type)) {
    const near = nearest(type, tokenTypes);
    const known =
      near === undefined ? `Livery has ${tokenTypes.join(', ')}.` : `Livery has ${JSON.stringify(near)}.`;
    throw new NotTaken(
      `Its type is ${JSON.stringify(type)}, which Livery does not have.`,
      `Leave it out in the mapping. ${known}`,
    );
  }
  const value = set.settle(token.value, token);
  const deprecated = token.raw.deprecated;
  const extensions = Object.fromEntries(
    Object.entries(token.raw.extensions).filter(([key]) => OWN.includes(key)),
  );
  const common = { type, extensions, ...(deprecated === undefined ? {} : { deprecated }) };
  const { alpha } = token;
  const alias = aliasOf(value);
  if (alias !== undefined) {
    // Found to be whole before anything else names it.
    set.literal(alias, [token.raw.name]);
    const other = set.typeOf(set.expect(alias));
    if (other !== type)
      throw new NotTaken(
        `It is of the type ${type}, and ${alias}, which it refers to, is of ${other}.`,
        'Tell its library, or leave it out in the mapping.',
      );
  }
  if (type !== 'color' || alpha === undefined || alpha === null) {
    return { ...common, value: convertPart(type, value, conversion, '') };
  }
  if (alias === undefined) return { ...common, value: colorText(value, alpha, conversion) };
  return { ...common, value: `{${conversion.nameOf(alias)}}`, derive: { alpha: opacity(alpha) } };
}

/** `card` → `cardColor2`, or the next one that is free. */
function besideName(name: string, part: string, taken: ReadonlySet<string>): string {
  const wanted = `${name}${part.charAt(0).toUpperCase()}${part.slice(1)}`;
  for (let count = 0; ; count++) {
    const free = count === 0 ? wanted : `${wanted}x${count}`;
    if (!taken.has(free)) return free;
  }
}
