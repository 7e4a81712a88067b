import { nameMeant, patternValues } from '#compiler/manifest/checks/pattern-values.ts';
import { isList, isObject, type JsonObject, type JsonValue, own, textsIn } from '#compiler/manifest/json.ts';
import { pointerKeys, valueAt } from '#compiler/manifest/pointer.ts';
import type { JsonSchema } from '#compiler/manifest/schema/json-schema.ts';
import { partsAt } from '#compiler/manifest/schema/parts-at.ts';
import type { Parts, Spot } from '#compiler/manifest/schema/spot.ts';
import { formats } from './formats.ts';

/** The schema and the names that a value is held against. */
export interface Around {
  readonly schema: JsonSchema;
  readonly manifest: JsonValue;
  /** Names of what stands outside of manifests, by what a schema's `references` calls it. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/** The certainty that a spot takes a value: a name that there is, or a text in the right form. */
type Tier = 'name' | 'form';

/**
 * The value in the form that a schema takes, where it stands in another one: alone in place of a list or of an object,
 * or in a list of one.
 */
export function inItsForm(parts: Parts, value: JsonValue, around: Around): JsonValue | undefined {
  const type = parts.keyword('type');
  const single = isList(value) && value.length === 1 ? value[0] : undefined;
  if (type === 'array' && !isList(value)) return asList(parts.items(), value, around);
  if (type !== 'object' && type !== 'array' && single !== undefined)
    return taken(parts, single, around, 'form') ?? (isTextOf(parts, single) ? single : undefined);
  if (type !== 'object' || isObject(value)) return undefined;
  if (single !== undefined && isObject(single)) return single;
  return asMember(parts, single ?? value, around) ?? asMember(parts, value, around);
}

/** The object in which the value stands under the one key that takes it. */
function asMember(parts: Parts, value: JsonValue, around: Around): JsonObject | undefined {
  for (const tier of ['name', 'form'] as const) {
    const fitting = parts.keys.flatMap((key) => {
      const meant = takenAt(parts.member(key), value, around, tier);
      return meant === undefined ? [] : [{ [key]: meant }];
    });
    const [only, second] = fitting;
    if (second !== undefined) return undefined;
    if (only !== undefined && isWhole(parts, only)) return only;
  }
  return undefined;
}

function isWhole(parts: Parts, value: JsonObject): boolean {
  return parts.schemas.every(({ required }) => textsIn(required).every((key) => Object.hasOwn(value, key)));
}

function asList(items: Spot, value: JsonValue, around: Around): JsonValue | undefined {
  const pieces = typeof value === 'string' ? value.split(/\s*,\s*/) : [];
  const all = pieces.length > 1 ? pieces : [value];
  const meant = all.map((piece) => taken(items.for(piece), piece, around, 'form'));
  return meant.includes(undefined) ? undefined : (meant as readonly JsonValue[]);
}

function takenAt(spot: Spot, value: JsonValue, around: Around, tier: Tier): JsonValue | undefined {
  const parts = spot.for(undefined);
  if (parts.keyword('type') !== 'array') return isList(value) ? undefined : taken(parts, value, around, tier);
  const all = isList(value) ? value : [value];
  const meant = all.map((item) => taken(parts.items().for(item), item, around, tier));
  return meant.length === 0 || meant.includes(undefined) ? undefined : (meant as readonly JsonValue[]);
}

/** The value, or the name that it means, where the schema takes it for sure enough. */
function taken(parts: Parts, value: JsonValue, around: Around, tier: Tier): JsonValue | undefined {
  const values = parts.keyword('enum');
  if (isList(values)) return values.includes(value) ? value : undefined;
  const type = parts.keyword('type');
  if (typeof value === 'boolean') return type === 'boolean' ? value : undefined;
  if (typeof value === 'number') return type === 'integer' || type === 'number' ? value : undefined;
  if (typeof value !== 'string' || type !== 'string') return undefined;
  const to = parts.keyword('references');
  if (typeof to === 'string') return nameIn(to, value, around);
  if (tier === 'name') return undefined;
  const [pattern, format] = [parts.keyword('pattern'), parts.keyword('format')];
  const fits =
    (typeof pattern === 'string' && new RegExp(pattern, 'u').test(value)) ||
    (typeof format === 'string' && formats[format]?.(value) === true);
  return fits ? value : undefined;
}

function isTextOf(parts: Parts, value: JsonValue): boolean {
  return typeof value === 'string' && parts.keyword('type') === 'string';
}

/** A name as `references` takes it: the name itself, or that of the thing which is called so in another way. */
function nameIn(to: string, value: string, { manifest, names }: Around): string | undefined {
  const all = names[to] ?? patternValues(manifest, to);
  return all.includes(value) ? value : nameMeant(manifest, to, value);
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
  for (const tier of ['name', 'form'] as const) {
    const fitting = parts.keys.flatMap((other) => {
      const meant =
        other === key || !isChoice(parts, other)
          ? undefined
          : takenAt(parts.member(other), value, around, tier);
      return meant === undefined ? [] : [{ [other]: meant }];
    });
    const [only, second] = fitting;
    if (only !== undefined) return second === undefined ? { pointer: outer, value: only } : undefined;
  }
  return undefined;
}

/** Tells whether a key is one of those of which an object has exactly one. */
function isChoice({ schemas }: Parts, key: string): boolean {
  return schemas.some(
    ({ oneOf, maxProperties, properties }) =>
      (maxProperties === 1 && own(properties, key) !== undefined) ||
      (isList(oneOf) && oneOf.some((branch) => textsIn(own(branch, 'required')).includes(key))),
  );
}
