import type { JsonObject, JsonValue } from '@liveryjs/compiler/manifest';
import { dimensionOf, type ResolvedTheme, type WrittenToken } from '@liveryjs/compiler/theme';
import { aliasOf, colorObject, part, type StrictToken, standIn, type Writing } from './strict-value.ts';

/** A token that the format cannot hold whole, and a sentence on what stands there instead. */
export interface Remark {
  readonly name: string;
  readonly what: string;
}

/** All tokens of a mode, as a document of the Design Tokens Format Module 2025.10. */
export interface StrictDocument {
  readonly document: JsonObject;
  readonly count: number;
  readonly remarks: readonly Remark[];
}

const FORMAT_SCHEMA = 'https://www.designtokens.org/schemas/2025.10/format.json';

/**
 * Writes out the tokens of one mode: each with its type and its value in full, as the portal shows it.
 *
 * @param theme one without errors
 */
export function strictDocument(theme: ResolvedTheme, mode: string): StrictDocument {
  const settled = new Map<string, StrictToken>();
  const remarks: Remark[] = [];
  const token = (name: string): StrictToken => {
    const before = settled.get(name);
    if (before !== undefined) return before;
    const note = (what: string) => remarks.push({ name, what });
    const made = strictToken(theme, mode, name, { token, note });
    settled.set(name, made);
    return made;
  };
  const document: Group = { $schema: FORMAT_SCHEMA };
  // The members of a typography have names too, and are no tokens.
  const names = theme.names.filter((name) => theme.writersOf(name, mode).length > 0);
  for (const name of names) place(document, name, entryOf(token(name), theme.writersOf(name, mode)));
  return { document, count: names.length, remarks };
}

function strictToken(theme: ResolvedTheme, mode: string, name: string, writing: Writing): StrictToken {
  const written = theme.writersOf(name, mode).at(-1);
  const type = theme.types[name];
  if (written === undefined || type === undefined) throw new Error(`${name} is no token of a sound theme.`);
  const alias = aliasOf(written.value);
  const target = alias === undefined ? undefined : writing.token(alias);
  // Steps that derive a colour are in the value that the portal shows.
  if (type === 'color') return { type, value: colorObject(theme.modes[mode]?.[name] ?? ''), extensions: {} };
  const { 'livery.dimension': other, 'livery.fluid': fluid, 'livery.gradient': shape } = written.extensions;
  if (type === 'dimension') {
    const real = dimensionOf(other ?? (alias === undefined ? written.value : null));
    if (real !== undefined) {
      const value = standIn(real, writing.note);
      const isOther = value.unit !== real.unit && real.value !== 0;
      const min = dimensionOf((fluid as JsonObject | undefined)?.min ?? null);
      return {
        type,
        value,
        extensions: {
          ...(isOther && { 'livery.dimension': { ...real } }),
          ...(min && { 'livery.fluid': { min: { ...min } } }),
        },
      };
    }
  }
  if (target !== undefined) return target;
  const extensions = type === 'gradient' && shape !== undefined ? { 'livery.gradient': shape } : {};
  return { type, value: part(type, written.value, writing), extensions };
}

/** A token as it stands in the file. Extensions of others are theirs, and stay. */
function entryOf({ type, value, extensions }: StrictToken, writers: readonly WrittenToken[]): JsonObject {
  const ofOthers = Object.entries(writers.at(-1)?.extensions ?? {}).filter(
    ([key]) => !key.startsWith('livery.'),
  );
  const all = { ...Object.fromEntries(ofOthers), ...extensions };
  const description = writers.findLast((writer) => writer.description !== undefined)?.description;
  const deprecated = writers.findLast((writer) => writer.deprecated !== undefined)?.deprecated;
  return {
    $type: type,
    $value: value,
    ...(description !== undefined && { $description: description }),
    ...(deprecated !== undefined && { $deprecated: deprecated === '' ? true : deprecated }),
    ...(Object.keys(all).length > 0 && { $extensions: all }),
  };
}

function place(document: Group, name: string, token: JsonObject): void {
  const keys = name.split('.');
  const last = keys.pop() ?? '';
  keys.reduce(groupAt, document)[last] = token;
}

type Group = Record<string, JsonValue>;

function groupAt(group: Group, key: string): Group {
  group[key] ??= {};
  return group[key] as Group;
}
