import { isDeepStrictEqual } from 'node:util';
import {
  iconFiles,
  isList,
  isObject,
  type JsonValue,
  own,
  patternValues,
  pointerKeys,
  pointerTo,
  symbolsIn,
  textsIn,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { type Parts, type Spot, topSpot } from '@liveryjs/compiler/manifest/schema/spot';
import type { Field, Finding, Json } from '@liveryjs/studio/api';
import { schemaOf } from '@liveryjs/workspace/rename/names/places-in-brand';
import type { Around } from './around.ts';
import { listView } from './items.ts';
import { messageOf, originAt, titleOf, withoutRows } from './shared.ts';

/** Keys of items that no form shows: what a thing is called, and what the outline has. */
const UNSHOWN = new Set([
  '$schema',
  'schemaVersion',
  'id',
  'extends',
  'abstract',
  'widget',
  'props',
  'slots',
]);

/** The schema of what stands at a pointer, or could stand there; undefined where nothing can. */
export function schemaAt({ workspace, merged }: Around, pointer: string): Parts | undefined {
  let value: JsonValue | undefined = merged;
  let parts = topSpot(schemaOf(workspace)).for(value);
  for (const key of pointerKeys(pointer)) {
    const spot: Spot = isList(value) ? parts.items() : parts.member(key);
    value = value === undefined ? undefined : valueAt(value, pointerTo('', key));
    if (spot.unknown) return undefined;
    parts = spot.for(value);
  }
  return parts;
}

/**
 * The settings that a schema names of an object.
 *
 * @param options.names of the schemas around: one that is inside of itself is edited as JSON
 * @param options.isShown tells of a part whether it has a field. Default: each has
 */
export function fieldsOf(
  context: Around,
  pointer: string,
  value: JsonValue | undefined,
  parts: Parts,
  {
    names = [],
    isShown = () => true,
  }: {
    readonly names?: readonly string[];
    readonly isShown?: ((part: Parts) => boolean) | undefined;
  } = {},
): Field[] {
  const required = listed(parts, 'required');
  return parts.keys.flatMap((name) => {
    if (UNSHOWN.has(name)) return [];
    const place = pointerTo(pointer, name);
    const inside = own(value, name);
    const schema = parts.member(name).for(inside);
    const isRefused = isObject(schema.keyword('not')) && inside === undefined;
    const shape =
      isRefused || !isShown(schema)
        ? undefined
        : shapeOf(context, place, inside, schema, [...names, ...parts.names]);
    if (shape === undefined) return [];
    const needs = needsOf(parts, name);
    return [
      {
        ...shape,
        ...whose(context, place, inside, schema),
        name,
        at: place,
        title: titleOf(name),
        ...described(schema),
        isRequired: required.includes(name),
        ...(needs !== undefined && { needs }),
        findings: findingsAt(context, place, shape.fields !== undefined || shape.list !== undefined),
      },
    ];
  });
}

/** The value of a setting, and whose it is. */
function whose(
  { result, inherited }: Around,
  pointer: string,
  written: JsonValue | undefined,
  schema: Parts,
): Pick<Field, 'value' | 'origin' | 'inherited' | 'isSame'> {
  const value = written ?? schema.keyword('default');
  const origin = written === undefined ? undefined : originAt(result, pointer);
  const above = schema.keyword('inherited') === false ? undefined : valueAt(inherited, pointer);
  // The path of a file is relative to the brand that says it.
  const isFile = schema.keyword('format') === 'asset';
  const isSame =
    origin?.isOwn === true && !isFile && isDeepStrictEqual(written, above ?? schema.keyword('default'));
  return {
    ...(value !== undefined && { value: value as Json }),
    ...(origin && { origin }),
    ...(above !== undefined && { inherited: above as Json }),
    ...(isSame && { isSame }),
  };
}

function described(schema: Parts): Pick<Field, 'description'> {
  const description = schema.keyword('description');
  return typeof description === 'string' ? { description: withoutRows(description) } : {};
}

/** Findings of a place; of one with forms inside of it those that are about nothing inside. */
export function findingsAt({ issues }: Around, place: string, isExact = false): Finding[] {
  return issues
    .filter(({ pointer }) => pointer === place || (!isExact && pointer.startsWith(`${place}/`)))
    .map(({ finding }) => finding);
}

type Shape = Pick<
  Field,
  'control' | 'options' | 'minimum' | 'maximum' | 'isWhole' | 'message' | 'fields' | 'alternatives' | 'list'
>;

/** The way in which a value is edited; undefined where the outline has it. */
function shapeOf(
  context: Around,
  pointer: string,
  value: JsonValue | undefined,
  schema: Parts,
  names: readonly string[],
): Shape | undefined {
  if (schema.keyword('const') !== undefined) return undefined;
  const type = schema.keyword('type');
  const options = optionsOf(context, schema);
  if (type === 'boolean') return { control: 'boolean' };
  if (type === 'integer' || type === 'number') return numberShape(schema, type);
  if (type === 'array') return arrayShape(context, pointer, value, schema);
  if (options !== undefined)
    return { control: schema.keyword('enum') === undefined ? 'choice' : 'select', options };
  if (schema.keyword('format') === 'message-key')
    return {
      control: 'message',
      ...(typeof value === 'string' && {
        message: messageOf(context.workspace, context.result, value, context.language),
      }),
    };
  if (type === 'string') return { control: 'text' };
  return objectShape(context, pointer, value, schema, names);
}

function numberShape(schema: Parts, type: string): Shape {
  const [minimum, maximum] = [schema.keyword('minimum'), schema.keyword('maximum')];
  return {
    control: 'number',
    ...(typeof minimum === 'number' && { minimum }),
    ...(typeof maximum === 'number' && { maximum }),
    isWhole: type === 'integer',
  };
}

function arrayShape(
  context: Around,
  pointer: string,
  value: JsonValue | undefined,
  schema: Parts,
): Shape | undefined {
  const items = schema.items().for(undefined);
  if (items.names.includes('placement')) return undefined;
  const options = optionsOf(context, items);
  if (options !== undefined) return { control: 'choices', options };
  if (items.keyword('type') === 'string') return { control: 'lines' };
  return items.keys.includes('id')
    ? { control: 'list', list: listView(context, pointer, value) }
    : { control: 'json' };
}

function objectShape(
  context: Around,
  pointer: string,
  value: JsonValue | undefined,
  schema: Parts,
  names: readonly string[],
): Shape {
  const isInItself = schema.names.some((name) => names.includes(name));
  if (isInItself || (value !== undefined && !isObject(value))) return { control: 'json' };
  if (schema.keys.length > 0) {
    const alternatives = alternativesOf(schema);
    return {
      control: 'object',
      fields: fieldsOf(context, pointer, value, schema, { names }),
      ...(alternatives.length > 0 && { alternatives }),
    };
  }
  const members = schema.member('').for(undefined);
  const isMap = !schema.member('').unknown && members.keys.length > 0;
  return isMap ? { control: 'list', list: listView(context, pointer, value) } : { control: 'json' };
}

/** The names that a value may be; undefined where it is another text. */
function optionsOf({ workspace, result, merged }: Around, schema: Parts): string[] | undefined {
  const names = schema.keyword('enum');
  if (isList(names)) return names.every((name) => typeof name === 'string') ? [...textsIn(names)] : undefined;
  const format = schema.keyword('format');
  if (format === 'icon') return [...symbolsIn(workspace.files, iconFiles(result.uses.assets))].sort();
  if (format === 'token') return result.theme === undefined ? undefined : [...result.theme.names];
  const pattern = schema.keyword('references');
  if (typeof pattern !== 'string') return undefined;
  if (pattern.startsWith('/')) return patternValues(merged, pattern);
  return pattern === 'widgets'
    ? workspace.widgets.map(({ name }) => name)
    : workspace.names[pattern] && [...workspace.names[pattern]];
}

/** The fields of an object of which exactly one has a value. */
function alternativesOf(schema: Parts): string[] {
  const choices = schema.keyword('oneOf');
  const names = isList(choices) ? choices.map((choice) => textsIn(own(choice, 'required'))) : [];
  return names.every(({ length }) => length === 1) ? names.flat() : [];
}

function needsOf(schema: Parts, name: string): string | undefined {
  return textsIn(own(schema.keyword('dependentRequired'), name))[0];
}

/** The texts of a keyword that several schemas may have for one value. */
export function listed({ schemas }: Parts, keyword: 'required'): string[] {
  return schemas.flatMap((schema) => [...textsIn(own(schema, keyword))]);
}
