import type { ErrorObject } from 'ajv/dist/2020.js';
import {
  type Change,
  type Code,
  createIssue,
  type Issue,
  issueList,
  type Meant,
  nearest,
  oneOf,
  type Place,
} from '#compiler/issues/index.ts';
import { isList, isObject, type JsonValue, own, ownText, textsIn } from '#compiler/manifest/json.ts';
import { pathOf, pointerKeys, pointerTo, valueAt } from '#compiler/manifest/pointer.ts';
import type { JsonSchema } from '#compiler/manifest/schema/json-schema.ts';
import { partsAt } from '#compiler/manifest/schema/parts-at.ts';
import { collapseErrors } from './collapse-errors.ts';
import { expectedBy, received } from './describe.ts';
import { type Around, inItsForm, isChoice, severalIn, underAnotherKey } from './meant-value.ts';
import { respelt, type SlipHint, slipHint, written } from './slip-hint.ts';

/** The most incomplete things that are held against the names beside them: a file made to annoy could have a million. */
const MOST_SLIPS = 200;

/** The directives that an item of a list may have beside its own keys: they say what happens to the item in its list. */
const directives = ['$before', '$after', '$remove'];

export interface ShapeContext {
  /** The value that was checked. */
  readonly value: JsonValue;
  /** True when what is missing may be added by others. */
  readonly partial: boolean;
  near(pointer: string, on?: 'key' | 'value'): Omit<Place, 'pointer'>;
  /** The widget.json whose props schema decides about a pointer, if one does. */
  widgetFile(pointer: string): string | undefined;
  /** Keys of an object that others wrote, where a brand writes the object or puts another value in its place. */
  inheritedKeys?(pointer: string): readonly string[];
  /** The schema by which a likely meaning is looked for; without it none is. */
  readonly around?: Around;
}

/** One issue for each thing that is wrong with a value's shape, from all the errors that Ajv gives for it. */
export function shapeIssues(errors: readonly ErrorObject[], context: ShapeContext): Issue[] {
  const told = new Set<string>();
  const list = issueList();
  const collapsed = collapseErrors(errors);
  const nameless = namelessIn(collapsed, context);
  const misspelt = new Set(
    collapsed.flatMap(({ instancePath, keyword, params, parentSchema }) =>
      keyword === 'additionalProperties'
        ? [`${instancePath}\0${meantBy(params.additionalProperty, parentSchema)}`]
        : [],
    ),
  );
  const complete = collapsed.filter(
    (error) =>
      !isOfNameless(error, nameless) &&
      !(
        error.keyword === 'required' && misspelt.has(`${error.instancePath}\0${error.params.missingProperty}`)
      ),
  );
  const slips = slipsIn(complete, context);
  for (const slip of slips.values()) list.add(slip.code, () => slip);
  for (const error of complete) {
    if (isInside(error.instancePath, slips)) continue;
    const fault = faultOf(error, context);
    if (fault === undefined || told.has(fault.about)) continue;
    told.add(fault.about);
    list.add(fault.code, fault.make);
  }
  return list.all();
}

/** Items of lists whose ids stand under a misspelt key or have a wrong form. They may be meant to change others, so nobody knows what they lack. */
function namelessIn(errors: readonly ErrorObject[], { value }: ShapeContext): Set<string> {
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
function isOfNameless(
  { instancePath, keyword, params }: ErrorObject,
  nameless: ReadonlySet<string>,
): boolean {
  if (!isInside(instancePath, nameless)) return false;
  return (
    (keyword === 'required' && !(params.missingProperty === 'id' && nameless.has(instancePath))) ||
    keyword === 'anyOf' ||
    keyword === 'minItems' ||
    (keyword === 'additionalProperties' && directives.includes(String(params.additionalProperty)))
  );
}

function meantBy(key: unknown, schema: ErrorObject['parentSchema']): string | undefined {
  return nearest(String(key), Object.keys(isObject(schema?.properties) ? schema.properties : {}));
}

/** True when a pointer, or one around it, is among these. */
function isInside(pointer: string, pointers: { has(pointer: string): boolean }): boolean {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1))
    if (pointers.has(pointer.slice(0, end))) return true;
  return false;
}

/**
 * Things that lack what a new one needs, and whose name is nearly that of another beside it: by their pointers. Such a one
 * was meant to change the other.
 */
function slipsIn(errors: readonly ErrorObject[], context: ShapeContext): Map<string, Issue> {
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

/** One thing that is wrong. */
interface Fault {
  /** Two errors about one thing are one issue. */
  readonly about: string;
  readonly code: Code;
  make(): Issue;
}

/** The fault that an error tells of. */
function faultOf(error: ErrorObject, context: ShapeContext): Fault | undefined {
  const { instancePath: pointer, keyword, params } = error;
  const about = `${pointer}\0`;
  if (keyword === 'additionalProperties') {
    const key = String(params.additionalProperty);
    const isItem = own(valueAt(context.value, pointer), 'id') !== undefined;
    const allowedKeys = [...knownKeys(error), ...(isItem ? directives : [])];
    return {
      about: `${about}unknown\0${key}`,
      code: 'unknown-key',
      make: () => unknownKey(pointer, key, allowedKeys, context),
    };
  }
  if (keyword === 'required') return missing(error, String(params.missingProperty), context);
  if (keyword === 'dependentRequired') {
    const { missingProperty, property } = params;
    const hint = `${JSON.stringify(property)} only means something beside ${JSON.stringify(missingProperty)}.`;
    return {
      about: `${about}missing\0${missingProperty}`,
      code: 'missing-key',
      make: () => missingKey(pointer, String(missingProperty), hint, context),
    };
  }
  const code = context.widgetFile(pointer) === undefined ? 'manifest-shape' : 'widget-props';
  const names = alternatives(error);
  if (names !== undefined) {
    const value = valueAt(context.value, pointer);
    // A value of another type has an error of its own.
    if (!isObject(value)) return undefined;
    const present = names.filter((name) => own(value, name) !== undefined);
    if (present.length === 0 && context.partial) return undefined;
    // A key too many that has no such name is told by itself.
    if (keyword === 'maxProperties' && present.length < 2) return undefined;
    return { about: `${about}choice`, code, make: () => choice(error, names, present, context) };
  }
  if (keyword === 'propertyNames') {
    const name = String(params.propertyName);
    const schema = schemaOf(error.schema);
    const expected = `${expectedBy({ type: 'string', ...schema })} as a key`;
    const member = pointerTo(pointer, name);
    return {
      about: `${about}name\0${name}`,
      code: context.widgetFile(member) === undefined ? 'manifest-shape' : 'widget-props',
      make: () => mismatch(member, expected, JSON.stringify(name), keyHint(schema, name), context, 'key'),
    };
  }
  if (keyword === 'uniqueItems') return { about, code, make: () => twice(error, context) };
  const schema = schemaOf(error.parentSchema);
  const value = valueAt(context.value, pointer) ?? null;
  return {
    about,
    code,
    make: () =>
      mismatch(
        pointer,
        expectedBy(schema),
        received(value, keyword === 'type'),
        meantHint(pointer, schema, value, context),
        context,
      ),
  };
}

function keyHint(schema: JsonSchema, name: string): string | SlipHint {
  const meant = respelt(schema, name);
  return meant === undefined ? 'Rename the key.' : { hint: `Did you mean ${JSON.stringify(meant)}?`, meant };
}

/** The remedy for a value, by other values of the manifest. */
function meantHint(pointer: string, schema: JsonSchema, value: JsonValue, context: ShapeContext): SlipHint {
  const { around } = context;
  if (around === undefined) return slipHint(schema, value);
  const several = severalMeant(pointer, value, around);
  if (several !== undefined) return several;
  const parts = partsAt(around.schema, around.manifest, pointer);
  const meant = parts === undefined ? undefined : inItsForm(parts, value, around);
  if (meant !== undefined) return slipHint(schema, value, overInherited(meant, pointer, context));
  const other = underAnotherKey(pointer, around);
  if (other === undefined) return slipHint(schema, value);
  const change = { pointer: other.pointer, value: overInherited(other.value, other.pointer, context) };
  return { hint: `Write ${written(change.value)}.`, changes: [change as Change] };
}

/** An object that says one of several things, with null for another one that it inherits: else it would say both. */
function overInherited(
  meant: JsonValue,
  pointer: string,
  { around, inheritedKeys }: ShapeContext,
): JsonValue {
  const parts = around && partsAt(around.schema, around.manifest, pointer);
  if (!isObject(meant) || !parts?.keys.some((key) => isChoice(parts, key))) return meant;
  const others = (inheritedKeys?.(pointer) ?? []).filter((key) => own(meant, key) === undefined);
  return { ...Object.fromEntries(others.map((key) => [key, null])), ...meant };
}

/** The remedy for an item of a list that holds several in one text. */
function severalMeant(pointer: string, value: JsonValue, around: Around): SlipHint | undefined {
  const listPointer = pointer.slice(0, pointer.lastIndexOf('/'));
  const list = valueAt(around.manifest, listPointer);
  const items = isList(list) ? partsAt(around.schema, around.manifest, listPointer)?.items() : undefined;
  const several = items === undefined ? undefined : severalIn(items, value, around);
  if (several === undefined || !isList(list)) return undefined;
  const index = Number(pointerKeys(pointer).at(-1));
  const whole = [...list.slice(0, index), ...several, ...list.slice(index + 1)];
  return {
    hint: `Write each as an item of its own: ${several.map(written).join(', ')}.`,
    changes: [{ pointer: listPointer, value: [...new Set(whole)] as Meant }],
  };
}

/** The issue of a key that the schema does not name. */
export function unknownKey(
  pointer: string,
  key: string,
  allowedKeys: readonly string[],
  context: ShapeContext,
): Issue {
  const keyPointer = pointerTo(pointer, key);
  const path = pathOf(context.value, pointer);
  const near = nearest(key, allowedKeys);
  const logic = allowedKeys.includes('not') ? logicHint(pointer, key, context) : undefined;
  const isTwice =
    near !== undefined &&
    own(valueAt(context.value, pointer), near) !== undefined &&
    isWritten(pointerTo(pointer, near), pointer, context.near(keyPointer).file, context);
  const args = {
    ...{
      path,
      key,
      nearest: logic ? undefined : near,
      // Nobody knows which of the two values was meant.
      ...(isTwice && {
        meant: null,
        hint: `Did you mean ${JSON.stringify(near)}? It is there already: keep one of the two.`,
      }),
      known: allowedKeys,
      see: see(keyPointer, context),
    },
    ...logic,
  };
  return createIssue('unknown-key', { pointer: keyPointer, ...context.near(keyPointer, 'key') }, args);
}

/** Tells whether a member stands in a file itself: it may be inherited, or a default, which has the place of what is around it. */
function isWritten(member: string, pointer: string, file: string, { near }: ShapeContext): boolean {
  const [place, outer] = [near(member), near(pointer)];
  return place.file === file && !(place.line === outer.line && place.column === outer.column);
}

/** The form of a condition in place of a word of logic that it does not have. */
function logicHint(pointer: string, key: string, { value, around }: ShapeContext): SlipHint | undefined {
  const when = valueAt(value, pointer);
  const all = own(when, key);
  const kindOfLogic = key.toLowerCase().replace(/[^a-z]/g, '');
  const parts = (isList(all) ? all : [all]).filter((part) => isObject(part));
  const { [key]: _, ...rest } = isObject(when) ? when : {};
  if (/^(and|all|allof|every)$/.test(kindOfLogic)) {
    const hint = 'All members of a condition must hold: write them beside each other.';
    const keys = [...parts.flatMap((part) => Object.keys(part)), ...Object.keys(rest)];
    if (parts.length === 0 || new Set(keys).size < keys.length) return { hint };
    return { hint, changes: [{ pointer, value: Object.assign({}, rest, ...parts) }] };
  }
  if (!/^(or|any|anyof|either|some|oneof)$/.test(kindOfLogic)) return undefined;
  const hint =
    'A list holds when any of its names does: "days": ["saturday", "sunday"]. For another "or" write the item once for each condition, with ids of their own.';
  const [kind, second] = [...new Set(parts.flatMap((part) => Object.keys(part)))];
  const names = parts.flatMap((part) => textsIn(kind === undefined ? [] : (part[kind] ?? [])));
  const spot = around && partsAt(around.schema, around.manifest, pointer)?.member(kind ?? '');
  // A list of some kinds holds only when all of its names do, as their descriptions say.
  const isAny = /\bany\b/.test(String(spot?.for(undefined).keyword('description')));
  if (kind === undefined || second !== undefined || names.length < 2 || !isAny || own(rest, kind))
    return { hint };
  const changed = { ...rest, [kind]: [...new Set(names)] };
  return {
    hint: `Write ${written(changed)}: a list holds when any of its names does.`,
    changes: [{ pointer, value: changed as Meant }],
  };
}

function missing(
  { instancePath, parentSchema }: ErrorObject,
  key: string,
  context: ShapeContext,
): Fault | undefined {
  if (context.partial) return undefined;
  const property = own(isObject(parentSchema?.properties) ? parentSchema.properties : {}, key);
  const description = own(property, 'description');
  const hint =
    typeof description === 'string'
      ? `Add ${JSON.stringify(key)}: ${lower(description)}`
      : `Add ${JSON.stringify(key)}.`;
  return {
    about: `${instancePath}\0missing\0${key}`,
    code: 'missing-key',
    make: () => missingKey(instancePath, key, hint, context),
  };
}

function missingKey(pointer: string, key: string, hint: string, context: ShapeContext): Issue {
  const args = { path: pathOf(context.value, pointer), key, hint: `${hint}${see(pointer, context)}` };
  return createIssue('missing-key', { pointer, ...context.near(pointer) }, args);
}

/** @param present those of the names that are there */
function choice(
  error: ErrorObject,
  names: readonly string[],
  present: readonly string[],
  context: ShapeContext,
): Issue {
  const { instancePath: pointer } = error;
  const expected = { anyOf: oneOf(names), minProperties: `at least one of ${oneOf(names)}` }[error.keyword];
  const got =
    present.length === 0 ? 'none of them' : present.map((name) => JSON.stringify(name)).join(' and ');
  const exactly = error.keyword === 'minProperties' && error.parentSchema?.maxProperties === 1;
  return mismatch(
    pointer,
    exactly || expected === undefined ? `exactly one of ${oneOf(names)}` : expected,
    got,
    choiceHint(pointer, present, context),
    context,
  );
}

function choiceHint(pointer: string, present: readonly string[], context: ShapeContext): string {
  if (present.length === 0) return 'Add one of them.';
  const { file } = context.near(pointer);
  const places = present.map((name) => ({ name, place: context.near(pointerTo(pointer, name)) }));
  const inherited = places.find(({ place }) => place.file !== file);
  if (inherited === undefined) return 'Keep one of them.';
  const { name, place } = inherited;
  return `${JSON.stringify(name)} is inherited from ${place.file}:${place.line}; write ${JSON.stringify(name)}: null to take it back.`;
}

function twice({ instancePath, params }: ErrorObject, context: ShapeContext): Issue {
  const pointer = pointerTo(instancePath, Math.max(Number(params.i), Number(params.j)));
  const value = valueAt(context.value, pointer) ?? null;
  return mismatch(
    pointer,
    'a value that is not in the list yet',
    received(value, false),
    'Keep one of the two.',
    context,
  );
}

function mismatch(
  pointer: string,
  expected: string,
  got: string,
  slip: string | SlipHint,
  context: ShapeContext,
  on: 'key' | 'value' = 'value',
): Issue {
  const { hint, ...meant } = typeof slip === 'string' ? { hint: slip } : slip;
  const args = {
    path: pathOf(context.value, pointer),
    expected,
    received: got,
    hint: `${hint}${see(pointer, context)}`,
    ...meant,
  };
  const code = context.widgetFile(pointer) === undefined ? 'manifest-shape' : 'widget-props';
  return createIssue(code, { pointer, ...context.near(pointer, on) }, args);
}

function see(pointer: string, context: ShapeContext): string {
  const file = context.widgetFile(pointer);
  return file === undefined ? '' : ` See ${file}.`;
}

/** The names of which an object must have one, when that is what the error is about. */
function alternatives({ keyword, schema, parentSchema, params }: ErrorObject): string[] | undefined {
  if (keyword === 'oneOf' || keyword === 'anyOf') {
    const branches = isList(schema as JsonValue) ? (schema as JsonSchema[]) : [];
    const required = branches.map((branch) =>
      Object.keys(branch).length === 1 && isList(branch.required) ? textsIn(branch.required) : undefined,
    );
    return required.every((names) => names !== undefined) ? required.flat() : undefined;
  }
  if ((keyword === 'minProperties' || keyword === 'maxProperties') && params.limit === 1) {
    const names = Object.keys(isObject(parentSchema?.properties) ? parentSchema.properties : {});
    return names.length === 0 ? undefined : names;
  }
  return undefined;
}

function knownKeys({ parentSchema }: ErrorObject): string[] {
  return Object.keys(isObject(parentSchema?.properties) ? parentSchema.properties : {});
}

function schemaOf(schema: unknown): JsonSchema {
  return isObject(schema) ? schema : {};
}

function lower(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? `${text[0]?.toLowerCase()}${text.slice(1)}` : text;
}
