import type { ErrorObject } from 'ajv/dist/2020.js';
import {
  type Change,
  type Code,
  createIssue,
  type Issue,
  issueList,
  type Meant,
  oneOf,
} from '#compiler/issues/index.ts';
import { isList, isObject, type JsonValue, own, textsIn } from '#compiler/manifest/json.ts';
import { pathOf, pointerKeys, pointerTo, valueAt } from '#compiler/manifest/pointer.ts';
import type { JsonSchema } from '#compiler/manifest/schema/json-schema.ts';
import { partsAt } from '#compiler/manifest/schema/parts-at.ts';
import { collapseErrors } from './collapse-errors.ts';
import { expectedBy, received } from './describe.ts';
import { type Around, inItsForm, isChoice, severalIn, underAnotherKey } from './meant-value.ts';
import { isOfNameless, namelessIn, renamedIn, slipsIn } from './misnamed-items.ts';
import { DIRECTIVES, isInside, meantBy, type ShapeContext, see } from './shape-context.ts';
import { respelt, type SlipHint, slipHint, written } from './slip-hint.ts';
import { unknownKey } from './unknown-key.ts';

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
  const renamed = renamedIn(collapsed);
  const complete = collapsed.filter(
    (error) =>
      !isOfNameless(error, nameless) &&
      !(error.keyword === 'required' && renamed.has(error.instancePath)) &&
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
    const allowedKeys = [...knownKeys(error), ...(isItem ? DIRECTIVES : [])];
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

function choiceHint(pointer: string, present: readonly string[], context: ShapeContext): string | SlipHint {
  if (present.length === 0) return underNoKey(pointer, context) ?? 'Add one of them.';
  const { file } = context.near(pointer);
  const places = present.map((name) => ({ name, place: context.near(pointerTo(pointer, name)) }));
  const inherited = places.find(({ place }) => place.file !== file);
  if (inherited === undefined) return 'Keep one of them.';
  const { name, place } = inherited;
  return `${JSON.stringify(name)} is inherited from ${place.file}:${place.line}; write ${JSON.stringify(name)}: null to take it back.`;
}

/** The remedy for an object that says one of several things, right or nearly, under a key that it does not have: `{ "path": "/club" }`. */
function underNoKey(pointer: string, { value, around }: ShapeContext): SlipHint | undefined {
  const [only, second] = Object.values(valueAt(value, pointer) ?? {});
  if (typeof only !== 'string' || second !== undefined || around === undefined) return undefined;
  const parts = partsAt(around.schema, around.manifest, pointer);
  const meant = parts && inItsForm(parts, only, around);
  return meant === undefined ? undefined : { hint: `Write ${written(meant)}.`, meant: meant as Meant };
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
