import { createIssue, type Issue, issueList, nearest, type Place } from '@liveryjs/compiler/issues';
import {
  compileSchema,
  type FileSystem,
  fillDefaults,
  isList,
  isObject,
  type JsonObject,
  type JsonSchema,
  type JsonValue,
  own,
  pathOf,
  pointerTo,
  readJsonFile,
  shapeIssues,
  textsIn,
  type WidgetDefinition,
} from '@liveryjs/compiler/manifest';
import { schemaSlips } from './schema-slips.ts';

/** Keywords that name properties elsewhere: a schema with one of them may require what it does not list itself. What stands in conditions does not count: a schema that takes no others refuses it. */
const LISTED_ELSEWHERE = ['$ref', 'patternProperties'];

/**
 * Finds defaults and examples of a widget's settings that its own schema refuses, and required settings that it does not have:
 * every placement, or what an editor offers, would be wrong, and none could be put right in a manifest.
 *
 * @param composed the schema of a whole manifest, in which references of the settings lead to something
 * @param isSound whether all defaults are known to hold
 */
export function propsIssues(
  files: FileSystem,
  { file, name }: WidgetDefinition,
  composed: JsonSchema,
  isSound: boolean,
): Issue[] {
  const definitions = own(composed, '$defs') ?? {};
  const props = own(definitions, `props-${name}`);
  if (!isObject(props)) return [];
  const list = issueList();
  let definition: ReturnType<typeof readJsonFile> | undefined;
  const place = (pointer: string, on?: 'key' | 'value') => {
    definition ??= readJsonFile(files, file, '');
    return {
      file,
      ...(on === 'key' ? definition.positions.keyAt(pointer) : definition.positions.at(pointer)),
    };
  };
  for (const { schema, pointer } of schemasIn(props, '/props')) {
    const samples = own(schema, 'examples');
    const defaultValue = isSound ? undefined : own(schema, 'default');
    const values = [
      ...(defaultValue === undefined ? [] : [[defaultValue, pointerTo(pointer, 'default')] as const]),
      ...(isList(samples) ? samples : []).map(
        (sample, index) => [sample, `${pointerTo(pointer, 'examples')}/${index}`] as const,
      ),
    ];
    for (const [value, spot] of values)
      for (const issue of valueIssues(schema, value, definitions, { at: spot, near: place }))
        list.add(issue.code, () => issue);
    for (const { at, what, hint } of schemaSlips(schema, pointer, composed))
      list.add('widget-setting', () => {
        const args = { path: pathOf(undefined, pointer), what, hint };
        return createIssue('widget-setting', { pointer: at, ...place(at) }, args);
      });
    for (const { key, at } of strayRequired(schema, pointer))
      list.add('widget-required', () => {
        const keys = keysOf(schema);
        const path = pathOf(undefined, `${pointer}/required`);
        const args = { path, key, nearest: nearest(key, keys), known: keys };
        return createIssue('widget-required', { pointer: at, ...place(at) }, args);
      });
  }
  return list.all();
}

/**
 * Tells whether the defaults of all widgets hold. One schema of them all is read far sooner than each with all that it may refer to.
 *
 * @param composed the schema of a whole manifest
 */
export function defaultsHold(widgets: readonly WidgetDefinition[], composed: JsonSchema): boolean {
  const definitions = own(composed, '$defs') ?? {};
  const schemas = widgets.flatMap(({ name }) => {
    const props = own(definitions, `props-${name}`);
    return isObject(props) ? [...schemasIn(props, '/props')].map(({ schema }) => schema) : [];
  });
  const withDefault = schemas.filter((schema) => own(schema, 'default') !== undefined);
  const whole = {
    type: 'object',
    properties: Object.fromEntries(withDefault.map((schema, index) => [index, schema])),
    $defs: definitions,
  };
  return compileSchema(whole).check(fillDefaults(whole, {})).length === 0;
}

/** A schema and those of the parts of its values, with where each stands. */
function* schemasIn(schema: JsonObject, pointer: string): Generator<{ schema: JsonObject; pointer: string }> {
  yield { schema, pointer };
  for (const [part, inside] of Object.entries(schema)) {
    if (!isObject(inside)) continue;
    if (part === 'properties' || part === '$defs')
      for (const [key, member] of Object.entries(inside))
        if (isObject(member)) yield* schemasIn(member, pointerTo(pointerTo(pointer, part), key));
    if (part === 'items' || part === 'additionalProperties')
      yield* schemasIn(inside, pointerTo(pointer, part));
  }
}

/** The findings about a value that the schema itself gives, told as those about any value of the file. */
function valueIssues(
  schema: JsonObject,
  value: JsonValue,
  definitions: JsonValue,
  { at, near }: { readonly at: string; near(pointer: string, on?: 'key' | 'value'): Omit<Place, 'pointer'> },
): Issue[] {
  const whole = { ...schema, $defs: definitions };
  const filled = fillDefaults(whole, value);
  const errors = compileSchema(whole).check(filled);
  if (errors.length === 0) return [];
  return shapeIssues(
    errors.map((error) => ({ ...error, instancePath: `${at}${error.instancePath}` })),
    { value: around(at, filled), partial: false, near, widgetFile: () => undefined },
  );
}

/** An object in which a value stands at a pointer. */
function around(pointer: string, value: JsonValue): JsonValue {
  return pointer
    .slice(1)
    .split('/')
    .reduceRight<JsonValue>((inside, key, index, keys) => {
      if (keys[index - 1] === 'examples') return Array.from({ length: Number(key) + 1 }, () => inside);
      return { [key.replaceAll('~1', '/').replaceAll('~0', '~')]: inside };
    }, value);
}

/** The names in `required` that are no setting, with where they stand. */
function strayRequired(schema: JsonObject, pointer: string): { key: string; at: string }[] {
  const others = own(schema, 'additionalProperties');
  const isClosed = others === false || (pointer === '/props' && others === undefined);
  if (!isClosed || LISTED_ELSEWHERE.some((keyword) => own(schema, keyword) !== undefined)) return [];
  const keys = keysOf(schema);
  return textsIn(own(schema, 'required')).flatMap((key, index) =>
    keys.includes(key) ? [] : [{ key, at: `${pointer}/required/${index}` }],
  );
}

function keysOf(schema: JsonObject): string[] {
  return Object.keys(own(schema, 'properties') ?? {});
}
