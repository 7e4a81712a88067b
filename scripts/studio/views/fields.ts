import { isDeepStrictEqual } from 'node:util';
import {
  iconFiles,
  isList,
  isObject,
  type JsonValue,
  own,
  ownText,
  patternValues,
  pointerKeys,
  pointerTo,
  symbolsIn,
  textsIn,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { type Parts, type Spot, topSpot } from '@liveryjs/compiler/manifest/schema/spot';
import type { Field, Finding, Json, ListItem, ListView } from '@liveryjs/studio/api';
import { idPointer } from '@liveryjs/workspace/explain/layers';
import type { BrandResult, Workspace } from '@liveryjs/workspace/open';
import { schemaOf } from '@liveryjs/workspace/rename/names/places-in-brand';
import { definitionOf, findingOf, inheritedBy, messageOf, originAt, titleOf, withoutRows } from './shared.ts';

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

/** A brand whose settings are shown, with all that this takes. */
export interface Around {
  readonly workspace: Workspace;
  readonly result: BrandResult;
  readonly merged: JsonValue;
  readonly inherited: JsonValue;
  readonly language: string;
  /** Findings, and their places, in which items are named by id. */
  readonly issues: readonly { readonly finding: Finding; readonly pointer: string }[];
}

/** Gathers what settings of a brand are shown with. @param language code, in which texts are shown */
export function around(workspace: Workspace, result: BrandResult, language: string): Around {
  const { merged = null, issues } = result;
  return {
    workspace,
    result,
    merged,
    inherited: inheritedBy(workspace, result),
    language,
    issues: issues.map((issue) => ({ finding: findingOf(issue), pointer: idPointer(merged, issue.pointer) })),
  };
}

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

/** The items of a list in their order, or of an object by name, and behind them those that the brand leaves out. */
export function listView(context: Around, pointer: string, value: JsonValue | undefined): ListView {
  const { result, inherited, issues } = context;
  const above = valueAt(inherited, pointer);
  const items = entriesOf(value);
  const errors = issues.filter(({ finding }) => finding.severity === 'error');
  const itemOf = ([id, item]: readonly [string, JsonValue], isHidden: boolean): ListItem => {
    const place = pointerTo(pointer, id);
    return {
      at: place,
      id,
      title: labelOf(context, item) ?? titleOf(id),
      isOwn: isHidden || (originAt(result, place)?.isOwn ?? false),
      isAdded: !isHidden && valueAt(above, pointerTo('', id)) === undefined,
      isHidden,
      errors: errors.filter((error) => error.pointer === place || error.pointer.startsWith(`${place}/`))
        .length,
    };
  };
  const hidden = entriesOf(above).filter(([id]) => !items.some(([other]) => other === id));
  return {
    at: pointer,
    items: [
      ...items.map((entry) => itemOf(entry, false)),
      // A member of an object that the brand leaves out says null, and has nothing to show again.
      ...(isList(value) || value === undefined ? hidden.map((entry) => itemOf(entry, true)) : []),
    ],
    isOrdered: isList(value ?? above) || value === undefined,
  };
}

function entriesOf(value: JsonValue | undefined): readonly (readonly [string, JsonValue])[] {
  if (isList(value)) return value.map((item) => [ownText(item, 'id') ?? '', item]);
  return isObject(value) ? Object.entries(value) : [];
}

/** The name of an item as visitors read it, or as its widget is called; undefined where its id says more. */
export function labelOf(context: Around, item: JsonValue | undefined): string | undefined {
  const { workspace, result, language } = context;
  // The title of a page is written for search engines.
  const isPage = own(item, 'path') !== undefined;
  const key = isPage ? undefined : (ownText(item, 'label') ?? ownText(item, 'title'));
  const text = key === undefined ? undefined : messageOf(workspace, result, key, language).text;
  return text ?? definitionOf(workspace, item)?.title;
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
