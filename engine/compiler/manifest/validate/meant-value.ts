import { alike, nearest } from '#compiler/issues/index.ts';
import { nameMeant, patternValues } from '#compiler/manifest/checks/pattern-values.ts';
import { isList, isObject, type JsonObject, type JsonValue, own, textsIn } from '#compiler/manifest/json.ts';
import { pointerKeys, valueAt } from '#compiler/manifest/pointer.ts';
import type { JsonSchema } from '#compiler/manifest/schema/json-schema.ts';
import { partsAt } from '#compiler/manifest/schema/parts-at.ts';
import type { Parts, Spot } from '#compiler/manifest/schema/spot.ts';
import { formats } from './formats.ts';
import { linkMeant } from './link-meant.ts';
import { respelt, switchMeant } from './slip-hint.ts';

/** The schema and the names that a value is held against. */
export interface Around {
  readonly schema: JsonSchema;
  readonly manifest: JsonValue;
  /** Names of what stands outside of manifests, by what a schema's `references` calls it. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/**
 * The certainty that a spot takes a value: a name that there is, the same name in other letters or a word for a switch, a text
 * in the right form, or one with a slip of the form.
 */
type Tier = 'name' | 'alike' | 'form' | 'slip';

const TIERS: readonly Tier[] = ['name', 'alike', 'form', 'slip'];

/**
 * The value in the form that a schema takes, where it stands in another one: alone in place of a list or of an object,
 * or in a list of one.
 */
export function inItsForm(parts: Parts, value: JsonValue, around: Around): JsonValue | undefined {
  const type = parts.keyword('type');
  const single = singleIn(value);
  if (type === 'array' && !isList(value)) return asList(parts.items(), value, around);
  if (type !== 'object' && type !== 'array' && single !== undefined)
    return taken(parts, single, around, 'form') ?? (isTextOf(parts, single) ? single : undefined);
  if (type !== 'object' || isObject(value)) return undefined;
  const named = parts.keys.length === 0 ? byName(value) : undefined;
  if (named !== undefined) return named;
  if (single !== undefined && isObject(single)) return single;
  return asMember(parts, single ?? value, around) ?? asMember(parts, value, around);
}

/** The object of a list whose items have ids: each stands under its own. */
function byName(value: JsonValue): JsonObject | undefined {
  if (!isList(value) || value.length === 0) return undefined;
  const members = value.flatMap((item) => {
    const { id, ...member }: JsonObject = isObject(item) ? item : {};
    return typeof id === 'string' ? [[id, member] as const] : [];
  });
  const ids = new Set(members.map(([id]) => id));
  return ids.size === value.length ? Object.fromEntries(members) : undefined;
}

/** The one value in a list, or in lists in one another. */
function singleIn(value: JsonValue): JsonValue | undefined {
  let inner = value;
  while (isList(inner)) {
    const [only, second] = inner;
    if (only === undefined || second !== undefined) return undefined;
    inner = only;
  }
  return inner === value ? undefined : inner;
}

/** The object in which the value stands under the one key that takes it. */
function asMember(parts: Parts, value: JsonValue, around: Around): JsonObject | undefined {
  for (const tier of TIERS) {
    const fitting = parts.keys.flatMap((key) => {
      const meant = takenAt(parts.member(key), value, around, tier);
      return meant === undefined ? [] : [{ [key]: meant }];
    });
    const [only, second] = fitting;
    if (second !== undefined) return undefined;
    if (only !== undefined && isWhole(parts, only)) return only;
    const link = tier === 'alike' ? linkMeant(parts.keys, value, around.manifest) : undefined;
    if (link !== undefined) return link;
  }
  return undefined;
}

function isWhole(parts: Parts, value: JsonObject): boolean {
  return parts.schemas.every(({ required }) => textsIn(required).every((key) => Object.hasOwn(value, key)));
}

/** Separators that people put between values in one text. */
const BETWEEN = [/\s*(?:[,;|&\n]|\s(?:or|and)\s)\s*/i, /\s+/];

function asList(items: Spot, value: JsonValue, around: Around): JsonValue | undefined {
  if (isObject(value)) return ofMembers(items, value, around);
  const days = typeof value === 'string' ? daysMeant(items.for(value).keyword('enum'), value) : undefined;
  return days ?? severalIn(items, value, around) ?? takenBy(items, [value], around);
}

/** The values that one text holds; undefined where it is one alone, or where one of them is none. */
export function severalIn(items: Spot, value: JsonValue, around: Around): readonly JsonValue[] | undefined {
  if (typeof value !== 'string') return undefined;
  for (const between of BETWEEN) {
    const pieces = value.trim().split(between);
    const meant = pieces.length > 1 ? takenBy(items, pieces, around) : undefined;
    if (meant !== undefined) return meant;
  }
  return undefined;
}

function takenBy(
  items: Spot,
  values: readonly JsonValue[],
  around: Around,
): readonly JsonValue[] | undefined {
  const meant = values.map((value) => takenIn(items.for(value), value, around));
  return meant.includes(undefined) ? undefined : (meant as readonly JsonValue[]);
}

/** The list of an object: its names where they are switched on, its texts, or items that its keys are the ids of. */
function ofMembers(items: Spot, object: JsonObject, around: Around): JsonValue | undefined {
  const entries = Object.entries(object);
  if (entries.length === 0) return undefined;
  const hasIds = items.for(undefined).keys.includes('id');
  if (hasIds)
    return entries.every(([, member]) => isObject(member))
      ? entries.map(([id, member]) => ({ id, ...(member as JsonObject) }))
      : undefined;
  const areSwitches = entries.every(([, member]) => typeof member === 'boolean');
  const values = areSwitches
    ? entries.flatMap(([name, isOn]) => (isOn ? [name] : []))
    : Object.values(object);
  return values.length === 0 ? undefined : takenBy(items, values, around);
}

/** The days from one to another: `mon-fri`. */
function daysMeant(values: JsonValue | undefined, text: string): readonly string[] | undefined {
  const [, first = '', last = ''] = /^\s*(\p{L}+)\s*(?:[-–—]|to|until)\s*(\p{L}+)\s*$/u.exec(text) ?? [];
  const names = isList(values) ? textsIn(values) : [];
  if (first === '' || !names.includes('monday')) return undefined;
  const [from, to] = [first, last].map((day) => names.indexOf(nearest(day, names) ?? ''));
  if (from === undefined || to === undefined || from === -1 || to <= from) return undefined;
  return names.slice(from, to + 1);
}

function takenAt(spot: Spot, value: JsonValue, around: Around, tier: Tier): JsonValue | undefined {
  const parts = spot.for(undefined);
  if (parts.keyword('type') !== 'array') return isList(value) ? undefined : taken(parts, value, around, tier);
  const items = parts.items();
  const several = tier === 'form' ? severalIn(items, value, around) : undefined;
  if (several !== undefined) return several;
  const all = isList(value) ? value : [value];
  const meant = all.map((item) => taken(items.for(item), item, around, tier));
  return meant.length === 0 || meant.includes(undefined) ? undefined : (meant as readonly JsonValue[]);
}

/** The value as an item takes it: as it is, else with the slip of its form mended. */
function takenIn(parts: Parts, value: JsonValue, around: Around): JsonValue | undefined {
  return taken(parts, value, around, 'form') ?? taken(parts, value, around, 'slip');
}

/** The value, or the name that it means, where the schema takes it for sure enough. */
function taken(parts: Parts, value: JsonValue, around: Around, tier: Tier): JsonValue | undefined {
  const values = parts.keyword('enum');
  if (isList(values)) {
    if (values.includes(value)) return value;
    if (typeof value !== 'string' || tier === 'name') return undefined;
    const names = textsIn(values);
    return tier === 'slip'
      ? nearest(value, names)
      : (alike(value, names) ?? alike(value.replace(/s\s*$/, ''), names));
  }
  const type = parts.keyword('type');
  if (type === 'boolean')
    return typeof value === 'boolean' ? value : tier === 'name' ? undefined : switchMeant(value);
  if (typeof value === 'number') return type === 'integer' || type === 'number' ? value : undefined;
  if (typeof value !== 'string' || type !== 'string') return undefined;
  const to = parts.keyword('references');
  if (typeof to === 'string') return nameIn(to, value, around, tier);
  if (tier === 'name' || tier === 'alike') return undefined;
  const [pattern, format] = [parts.keyword('pattern'), parts.keyword('format')];
  const fits =
    (typeof pattern === 'string' && new RegExp(pattern, 'u').test(value)) ||
    (typeof format === 'string' && formats[format]?.(value) === true);
  if (fits) return value;
  if (tier === 'form') return undefined;
  const meant = respelt({ type, ...withText('pattern', pattern), ...withText('format', format) }, value);
  // Other letters are a slip where a text alone is wrong, and no reason to take it for another thing.
  return meant?.toLowerCase() === value.toLowerCase() && !/[^\p{L}\d]/u.test(value) ? undefined : meant;
}

const withText = (key: string, text: JsonValue | undefined) =>
  typeof text === 'string' ? { [key]: text } : {};

function isTextOf(parts: Parts, value: JsonValue): boolean {
  return typeof value === 'string' && parts.keyword('type') === 'string';
}

/** A name as `references` takes it: the name itself, or that of the thing which is called so in another way. */
function nameIn(to: string, value: string, { manifest, names }: Around, tier: Tier): string | undefined {
  const all = names[to] ?? patternValues(manifest, to);
  if (all.includes(value)) return value;
  return nameMeant(manifest, to, value) ?? (tier === 'name' ? undefined : alike(value, all));
}

/**
 * The meaning of an object that says one of several things, where its value is right under another key than the one it
 * stands under: `{ "route": "search" }` is `{ "panel": "search" }`.
 *
 * @param pointer of the value that is wrong
 */
export function underAnotherKey(
  pointer: string,
  around: Around,
): { readonly pointer: string; readonly value: JsonObject } | undefined {
  const key = pointerKeys(pointer).at(-1) ?? '';
  const outer = pointer.slice(0, pointer.lastIndexOf('/'));
  const object = valueAt(around.manifest, outer);
  const parts = partsAt(around.schema, around.manifest, outer);
  const value = own(object, key);
  if (!isObject(object) || parts === undefined || value === undefined || !isChoice(parts, key))
    return undefined;
  // Its other members belong to the key that it stands under.
  if (Object.keys(object).length > 1) return undefined;
  for (const tier of TIERS.filter((other) => other !== 'slip')) {
    const fitting = parts.keys.flatMap((other) => {
      const meant =
        other === key || !isChoice(parts, other)
          ? undefined
          : takenAt(parts.member(other), singleIn(value) ?? value, around, tier);
      return meant === undefined ? [] : [{ [other]: meant }];
    });
    const [only, second] = fitting;
    if (only !== undefined) return second === undefined ? { pointer: outer, value: only } : undefined;
    const link = tier === 'alike' ? linkMeant(parts.keys, value, around.manifest) : undefined;
    if (link !== undefined) return { pointer: outer, value: link };
  }
  return undefined;
}

/** Tells whether a key is one of those of which an object has exactly one. */
export function isChoice({ schemas }: Parts, key: string): boolean {
  return schemas.some(
    ({ oneOf, maxProperties, properties }) =>
      (maxProperties === 1 && own(properties, key) !== undefined) ||
      (isList(oneOf) && oneOf.some((branch) => textsIn(own(branch, 'required')).includes(key))),
  );
}
