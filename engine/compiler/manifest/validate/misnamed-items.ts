import type { ErrorObject } from 'ajv/dist/2020.js';
import { createIssue, type Issue, nearest } from '#compiler/issues/index.ts';
import { isList, isObject, type JsonValue, own, ownText } from '#compiler/manifest/json.ts';
import { pathOf, pointerKeys, pointerTo, valueAt } from '#compiler/manifest/pointer.ts';
import { DIRECTIVES, isInside, meantBy, type ShapeContext } from './shape-context.ts';

/** The most incomplete things that are held against the names beside them: a file made to annoy could have a million. */
const MOST_SLIPS = 200;

/** Objects that lack several keys and have as many others that nobody knows: the keys are called otherwise, and what is missing is there. */
export function renamedIn(errors: readonly ErrorObject[]): Set<string> {
  const counts = new Map<string, { missing: number; unknown: number }>();
  for (const { instancePath, keyword } of errors) {
    const count = counts.get(instancePath) ?? { missing: 0, unknown: 0 };
    counts.set(instancePath, count);
    if (keyword === 'required') count.missing += 1;
    if (keyword === 'additionalProperties') count.unknown += 1;
  }
  return new Set(
    [...counts].flatMap(([pointer, { missing, unknown }]) =>
      missing > 1 && missing === unknown ? [pointer] : [],
    ),
  );
}

/** Items of lists whose ids stand under a misspelt key or have a wrong form. They may be meant to change others, so nobody knows what they lack. */
export function namelessIn(errors: readonly ErrorObject[], { value }: ShapeContext): Set<string> {
  return new Set(
    errors.flatMap(({ instancePath: pointer, keyword, params, parentSchema }) => {
      const [item, key] = [
        pointer.slice(0, pointer.lastIndexOf('/')),
        pointer.slice(pointer.lastIndexOf('/') + 1),
      ];
      if (key === 'id' && isList(valueAt(value, item.slice(0, item.lastIndexOf('/'))))) return [item];
      const isMisspelt =
        keyword === 'additionalProperties' && meantBy(params.additionalProperty, parentSchema) === 'id';
      const lacksId = keyword === 'required' && params.missingProperty === 'id';
      return (isMisspelt || lacksId) && own(valueAt(value, pointer), 'id') === undefined ? [pointer] : [];
    }),
  );
}

/** Tells whether an error says that something is missing, or that a place in a list is, of an item without an id or of what is in it. */
export function isOfNameless(
  { instancePath, keyword, params }: ErrorObject,
  nameless: ReadonlySet<string>,
): boolean {
  if (!isInside(instancePath, nameless)) return false;
  return (
    (keyword === 'required' && !(params.missingProperty === 'id' && nameless.has(instancePath))) ||
    keyword === 'anyOf' ||
    keyword === 'minItems' ||
    (keyword === 'additionalProperties' && DIRECTIVES.includes(String(params.additionalProperty)))
  );
}

/**
 * Things that lack what a new one needs, and whose name is nearly that of another beside it: by their pointers. Such a one
 * was meant to change the other.
 */
export function slipsIn(errors: readonly ErrorObject[], context: ShapeContext): Map<string, Issue> {
  const slips = new Map<string, Issue>();
  let looked = 0;
  for (const { instancePath: pointer, keyword, params, schema } of context.partial ? [] : errors) {
    const isChoice = keyword === 'anyOf' && isList(schema as JsonValue);
    // The sections of the manifest itself are no names.
    if (slips.has(pointer) || pointer.lastIndexOf('/') < 1 || (keyword !== 'required' && !isChoice)) continue;
    const key = pointerKeys(pointer).at(-1) ?? '';
    const around = valueAt(context.value, pointer.slice(0, pointer.lastIndexOf('/'))) ?? null;
    const id = isList(around) ? ownText(valueAt(context.value, pointer), 'id') : key;
    if (id === undefined) continue;
    looked += 1;
    if (looked > MOST_SLIPS) break;
    const others = isList(around)
      ? around.flatMap((item) => ownText(item, 'id') ?? []).filter((other) => other !== id)
      : Object.keys(isObject(around) ? around : {}).filter((other) => other !== key);
    const near = nearest(id, others);
    const idPlace = isList(around) ? context.near(`${pointer}/id`) : context.near(pointer, 'key');
    const lacks = String(params.missingProperty ?? 'title');
    const places = lacks === 'widget' ? elsewhere(context.value, pointer, id, lacks) : [];
    if (places.length > 0 && places.length <= MOST_PLACES) {
      const args = { path: pathOf(context.value, pointer), id, lacks, places };
      slips.set(pointer, createIssue('id-elsewhere', { pointer, ...idPlace }, args));
      continue;
    }
    if (near === undefined) continue;
    const args = {
      path: pathOf(context.value, pointer),
      id,
      lacks,
      nearest: near,
    };
    slips.set(pointer, createIssue('id-unknown', { pointer, ...idPlace }, args));
  }
  return slips;
}

/** The number of places that may be meant; a name that stands in more is one that things of that kind often have. */
const MOST_PLACES = 3;

/** The paths of the things of that id in the same section, which have the key that this one lacks. */
function elsewhere(manifest: JsonValue, pointer: string, id: string, lacks: string): string[] {
  const [section = ''] = pointerKeys(pointer);
  const places: string[] = [];
  const visit = (value: JsonValue, valuePointer: string): void => {
    if (valuePointer !== pointer && ownText(value, 'id') === id && own(value, lacks) !== undefined)
      places.push(pathOf(manifest, valuePointer));
    for (const [key, member] of isList(value)
      ? value.entries()
      : Object.entries(isObject(value) ? value : {}))
      visit(member, pointerTo(valuePointer, key));
  };
  visit(own(manifest, section) ?? null, `/${section}`);
  return places;
}
