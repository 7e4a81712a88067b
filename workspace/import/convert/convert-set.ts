import { nearest } from '@liveryjs/compiler/issues';
import { isList, isObject, type JsonValue, lostLetter } from '@liveryjs/compiler/manifest';
import { isTokenType, tokenTypes } from '@liveryjs/compiler/theme';
import { CARRIED } from '#workspace/import/brand-tokens.ts';
import { aliasOf, expectFewSteps, type SetToken, type TokenSet } from '#workspace/import/read/token-set.ts';
import { NotTaken, type Remark } from '#workspace/import/remark.ts';
import { colorText, convertPart, opacity } from './convert-value.ts';
import type { Conversion, Converted } from './converted.ts';
import { workedOut } from './sums.ts';

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
  const done = new Map<string, readonly [name: string, token: Converted & { readonly from: SetToken }][]>();
  const remarks: Remark[] = [];
  const taken = new Set(names.values());
  const open: string[] = [];
  /** Converts a token, and those that it refers to before it: what refers to one that is left out is left out with it. */
  const visit = (name: string, ours: string): void => {
    const token = set.tokens.get(name);
    if (done.has(name) || token === undefined || open.includes(name)) return;
    const beside = new Map<string, Converted & { readonly from: SetToken }>();
    const notes: Remark[] = [];
    const conversion: Conversion = {
      nameOf(other) {
        const target = set.expect(other).raw.name;
        const name = names.get(target);
        if (name !== undefined) visit(target, name);
        if (name !== undefined && done.get(target)?.length !== 0) return name;
        throw new NotTaken(`It refers to ${other}, which was not taken.`, 'Take both, or neither.');
      },
      literal: (other, on = []) => set.literal(other, on),
      note: (what, remedy) => notes.push({ ...placeOf(token), taken: true, what, remedy }),
      beside(part, color) {
        const free = besideName(ours, part, taken);
        taken.add(free);
        beside.set(free, { ...color, from: token });
        return free;
      },
    };
    open.push(name);
    try {
      expectFewSteps(open.slice(1));
      const converted = convert(token, set, conversion);
      done.set(name, [[ours, { ...converted, from: token }], ...beside]);
      remarks.push(...notes);
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error;
      done.set(name, []);
      remarks.push({ ...placeOf(token), taken: false, what: error.message, remedy: error.remedy });
    }
    open.pop();
  };
  for (const [name, ours] of names) visit(name, ours);
  return { tokens: new Map([...names.keys()].flatMap((name) => done.get(name) ?? [])), remarks };
}

/** Where a token stands in its library, for what is said of it. */
export function placeOf({ raw }: Pick<SetToken, 'raw'>): Pick<Remark, 'name' | 'file' | 'line' | 'column'> {
  return { name: raw.name, file: raw.document.source.file, ...raw.document.source.at(raw.pointer) };
}

function convert(token: SetToken, set: TokenSet, conversion: Conversion): Converted {
  const type = set.typeOf(token);
  if (!isTokenType(type)) {
    const near = nearest(type, tokenTypes);
    const typeHint =
      near === undefined ? `Livery has ${tokenTypes.join(', ')}.` : `Livery has ${JSON.stringify(near)}.`;
    throw new NotTaken(
      `Its type is ${JSON.stringify(type)}, which Livery does not have.`,
      `Leave it out in the mapping. ${typeHint}`,
    );
  }
  const value = workedOut(type, set.settle(token), conversion);
  expectPlain(value);
  const { deprecated, description } = token.raw;
  const extensions = Object.fromEntries(
    Object.entries(token.raw.extensions).filter(([key]) => CARRIED.includes(key)),
  );
  const common = {
    type,
    extensions,
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(description === undefined ? {} : { description }),
  };
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
  if (type !== 'color' && alpha !== undefined && alpha !== null)
    conversion.note(
      `Livery knows an opacity of colours, and this is a ${type}; the token is taken without.`,
      'Nothing needs to be done where no page uses it.',
    );
  if (type !== 'color' || alpha === undefined || alpha === null) {
    return { ...common, value: convertPart(type, value, conversion, '') };
  }
  if (alias === undefined) return { ...common, value: colorText(value, alpha, conversion) };
  return { ...common, value: `{${conversion.nameOf(alias)}}`, derive: { alpha: opacity(alpha) } };
}

/** @throws NotTaken where a text of the value has names of tokens among other things, or a letter that was lost */
function expectPlain(value: JsonValue): void {
  if (isList(value)) for (const item of value) expectPlain(item);
  else if (isObject(value)) for (const item of Object.values(value)) expectPlain(item);
  else if (typeof value === 'string' && aliasOf(value) === undefined) {
    const shown = JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}…` : value);
    if (/\{[^{}]*\}/.test(value))
      throw new NotTaken(
        `Its value ${shown} names tokens among other things. Livery works out sums of numbers and dimensions alone.`,
        'Write the result in its library, or let the tool that exports it put results in.',
      );
    const lost = lostLetter(value);
    if (lost !== undefined)
      throw new NotTaken(
        `Its value ${shown} has ${lost}, which stands where a letter was lost.`,
        'Write the letter that was meant, and save the file as UTF-8.',
      );
  }
}

/** `card` → `cardColor2`, or the next one that is free. */
function besideName(name: string, part: string, taken: ReadonlySet<string>): string {
  const preferredName = `${name}${part.charAt(0).toUpperCase()}${part.slice(1)}`;
  for (let count = 0; ; count++) {
    const free = count === 0 ? preferredName : `${preferredName}x${count}`;
    if (!taken.has(free)) return free;
  }
}
