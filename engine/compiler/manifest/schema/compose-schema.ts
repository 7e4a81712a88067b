import { isObject, type JsonValue } from '#compiler/manifest/json.ts';
import type { JsonSchema, SchemaFiles } from './json-schema.ts';
import { baseOf, mapReferences, type Target } from './map-references.ts';
import type { WidgetDefinition } from './widget-definition.ts';

/** The schema of a whole manifest in its resolved form: one self-contained document. */
export interface ComposedSchema {
  readonly root: JsonSchema;
  /** References that lead to no schema. */
  readonly problems: readonly { readonly file: string; readonly what: string }[];
}

export interface ComposeInput {
  /** Files of schemas/brand. */
  readonly brand: SchemaFiles;
  /** Files of schemas/portal: the sections and conditions of the industry. May be empty. */
  readonly portal: SchemaFiles;
  readonly widgets: readonly WidgetDefinition[];
}

const mergedAway = [
  'manifest.schema.json',
  'sections.schema.json',
  'conditions.schema.json',
  'widget.schema.json',
  'portal.schema.json',
  'jurisdiction.schema.json',
  'jurisdiction-rules.schema.json',
  'modals.schema.json',
  'token-mapping.schema.json',
];

/**
 * Bundles the schemas of the brand, the industry and every widget into one document with `$defs`.
 * A placement's props are checked by the schema of the widget it names.
 */
export function composeSchema({ brand, portal, widgets }: ComposeInput): ComposedSchema {
  const problems: { file: string; what: string }[] = [];
  const files = { ...brand, ...portal };
  const definitions = Object.keys(files).filter((file) => !mergedAway.includes(baseOf(file)));

  const refer =
    (from: string) =>
    (target: Target): JsonSchema => {
      if (target.file === from && from.endsWith('/widget.json'))
        return { $ref: `#/$defs/${propsName(from)}${target.fragment}` };
      if (definitions.includes(target.file))
        return { $ref: `#/$defs/${definitionName(target.file)}${target.fragment}` };
      problems.push({ file: from, what: `$ref: there is no schema ${target.file}` });
      return {};
    };
  const read = (file: string, schema: JsonSchema) => mapReferences(schema, file, refer(file));
  const part = (source: SchemaFiles, name: string): JsonSchema => {
    const file = Object.keys(source).find((path) => baseOf(path) === name);
    return file === undefined ? {} : read(file, source[file] ?? {});
  };

  const defs: Record<string, JsonValue> = {};
  for (const file of definitions.sort()) defs[definitionName(file)] = read(file, files[file] ?? {});
  defs.condition = withMembers(defs.condition, part(portal, 'conditions.schema.json'));
  const sorted = [...widgets].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const widget of sorted) {
    defs[propsName(widget.file)] = { additionalProperties: false, ...read(widget.file, widget.props) };
  }
  defs.placement = withWidgets(defs.placement, sorted);

  const root = withMembers(part(brand, 'manifest.schema.json'), part(portal, 'sections.schema.json'));
  return { root: { ...root, $defs: defs }, problems };
}

function definitionName(file: string): string {
  return baseOf(file).replace('.schema.json', '');
}

function propsName(widgetFile: string): string {
  return `props-${widgetFile.split('/').at(-2)}`;
}

function withMembers(schema: JsonValue | undefined, more: JsonSchema): JsonSchema {
  if (!isObject(schema)) return {};
  const required = [...list(schema.required), ...list(more.required)];
  return {
    ...schema,
    ...(required.length === 0 ? {} : { required }),
    properties: { ...members(schema.properties), ...members(more.properties) },
  };
}

function withWidgets(placement: JsonValue | undefined, widgets: readonly WidgetDefinition[]): JsonSchema {
  if (!isObject(placement)) return {};
  if (widgets.length === 0) return placement;
  const allOf = widgets.map((widget) => ({
    if: { properties: { widget: { const: widget.name } }, required: ['widget'] },
    // biome-ignore lint/suspicious/noThenProperty: the JSON Schema keyword
    then: {
      properties: {
        props: { $ref: `#/$defs/${propsName(widget.file)}` },
        slots: { properties: slotsOf(widget) },
      },
    },
  }));
  return { ...placement, allOf };
}

function slotsOf(widget: WidgetDefinition): JsonSchema {
  return Object.fromEntries(
    Object.entries(widget.slots).map(([name, { description }]) => [name, { description }]),
  );
}

function list(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

function members(value: JsonValue | undefined): Readonly<Record<string, JsonValue>> {
  return isObject(value) ? value : {};
}
