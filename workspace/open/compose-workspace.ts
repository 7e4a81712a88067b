import { createIssue, type Issue, nearest, oneOf } from '@liveryjs/compiler/issues';
import {
  type ComposedSchema,
  compileSchema,
  composeSchema,
  type FileSystem,
  isList,
  isObject,
  type JsonValue,
  pointerTo,
  readJsonFile,
  type SchemaFiles,
  valueAt,
  type WidgetDefinition,
} from '@liveryjs/compiler/manifest';
import { defaultsHold, propsIssues } from './props-issues.ts';

interface Composition {
  readonly schema: ComposedSchema;
  /** The widgets as they went into the schema. */
  readonly widgets: readonly WidgetDefinition[];
  readonly issues: readonly Issue[];
}

/** Composes the manifest's schema. A widget whose props schema is broken takes part with props that may be anything. */
export function composeWorkspace(
  files: FileSystem,
  brand: SchemaFiles,
  portal: SchemaFiles,
  widgets: readonly WidgetDefinition[],
): Composition {
  const compose = (some: readonly WidgetDefinition[]) => composeSchema({ brand, portal, widgets: some });
  const schema = compose(widgets);
  if (schema.problems.length === 0 && compileSchema(schema.root).problem === undefined) {
    return withoutFaultyProps(files, compose, schema, widgets);
  }
  const bare = problemOf(compose([]));
  if (bare !== undefined) {
    const place = { file: bare.file, line: 1, column: 1, pointer: '' };
    return { schema, widgets, issues: [createIssue('schema-broken', place, { what: bare.what })] };
  }
  const issues: Issue[] = [];
  const sound = widgets.map((widget) => {
    const problem = problemOf(compose([widget]));
    if (problem === undefined) return widget;
    const { positions } = readJsonFile(files, widget.file, '');
    const { pointer, what, hint, on = 'value' } = inProps(problem.what, widget);
    const near = on === 'key' ? positions.keyAt(pointer) : positions.at(pointer);
    issues.push(createIssue('widget-schema', { file: widget.file, pointer, ...near }, { what, hint }));
    return { ...widget, ...ANY_PROPS };
  });
  const rest = withoutFaultyProps(files, compose, compose(sound), sound);
  return { ...rest, issues: [...issues, ...rest.issues] };
}

/** Stands for settings that cannot be used: a placement may set anything, and only the widget's own fault is told. */
const ANY_PROPS = { props: { type: 'object', additionalProperties: true }, isBroken: true } as const;

/** Takes the settings of those widgets for anything whose defaults or required settings are wrong. */
function withoutFaultyProps(
  files: FileSystem,
  compose: (widgets: readonly WidgetDefinition[]) => ComposedSchema,
  schema: ComposedSchema,
  widgets: readonly WidgetDefinition[],
): Composition {
  const issues: Issue[] = [];
  const isSound = defaultsHold(widgets, schema.root);
  const sound = widgets.map((widget) => {
    const faults = propsIssues(files, widget, schema.root, isSound);
    issues.push(...faults);
    return faults.length === 0 ? widget : { ...widget, ...ANY_PROPS };
  });
  return issues.length === 0
    ? { schema, widgets, issues }
    : { schema: compose(sound), widgets: sound, issues };
}

/** A problem of a widget's settings: a sentence of Ajv's, with the place in its widget.json that the sentence is about, and what to do where that is clear. */
interface Problem {
  readonly pointer: string;
  readonly on?: 'key' | 'value';
  readonly what: string;
  readonly hint?: string | undefined;
}

function inProps(what: string, { name, props }: WidgetDefinition): Problem {
  const [, inside, must] = new RegExp(`data/\\$defs/props-${name}(/\\S*) (must [^,]*)`).exec(what) ?? [];
  if (inside !== undefined && must !== undefined) {
    const pointer = `/props${inside}`;
    const sentence = `${inside.slice(1).replaceAll('/', '.')} ${must}`;
    return { pointer, what: sentence, hint: hintFor(inside, valueAt({ props }, pointer)) };
  }
  const [, keyword] = /unknown keyword: "([^"]*)"/.exec(what) ?? [];
  const [, format] = /unknown format "([^"]*)"/.exec(what) ?? [];
  const [, pattern] = /Invalid regular expression: \/(.*)\/u?:/.exec(what) ?? [];
  const [, missing] = /no schema (\S+)/.exec(what) ?? [];
  const file = missing?.split('/').at(-1);
  const pointer =
    keyword === undefined
      ? pointerOf(props, '/props', (key, value) => {
          if (format !== undefined) return key === 'format' && value === format;
          if (pattern !== undefined) return key === 'pattern' && value === pattern;
          return file !== undefined && key === '$ref' && typeof value === 'string' && value.includes(file);
        })
      : pointerOf(props, '/props', (key) => key === keyword);
  if (pointer === undefined) return { pointer: '/props', on: 'key', what };
  const meant =
    keyword === undefined
      ? format && nearest(format, FORMATS)
      : nearest(keyword, [...KEYWORDS, ...Object.keys(TYPES)]);
  const hint = meant === undefined ? undefined : `Did you mean ${JSON.stringify(meant)}?`;
  return {
    pointer,
    on: keyword === undefined ? 'value' : 'key',
    what: what.replace(/ ignored in schema at path .*/, ''),
    hint,
  };
}

/** The remedy for a word of JSON Schema with another value than it takes. */
function hintFor(inside: string, value: JsonValue | undefined): string | undefined {
  if (inside.endsWith('/required') && typeof value === 'boolean')
    return 'Name what is required in a list beside "properties": "required": ["name"].';
  if (typeof value === 'string' && /\/type(\/\d+)?$/.test(inside)) {
    const meant = TYPES[value.trim().toLowerCase()] ?? nearest(value, Object.values(TYPES));
    return meant === undefined
      ? `Types are ${oneOf([...new Set(Object.values(TYPES))], 9)}.`
      : `Write ${JSON.stringify(meant)}.`;
  }
  if (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
    return `Write ${value} without quotes.`;
  return undefined;
}

/** Types of JSON Schema, by the names that other languages have for them. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  object: 'object',
  array: 'array',
  null: 'null',
  int: 'integer',
  float: 'number',
  double: 'number',
  bool: 'boolean',
  text: 'string',
  str: 'string',
  list: 'array',
};

/** Formats of settings. */
const FORMATS = ['message-key', 'asset', 'content'];

/** Words of JSON Schema, and those that Livery adds, as far as they are misspelt. */
const KEYWORDS = [
  ...[
    'properties',
    'required',
    'additionalProperties',
    'items',
    'minItems',
    'maxItems',
    'uniqueItems',
    'enum',
    'const',
  ],
  ...[
    'default',
    'examples',
    'description',
    'title',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
  ],
  ...[
    'multipleOf',
    'minLength',
    'maxLength',
    'pattern',
    'format',
    'type',
    'anyOf',
    'oneOf',
    'allOf',
    'references',
  ],
];

/** The pointer of the first member of a schema that is as it is looked for. */
function pointerOf(
  value: JsonValue,
  pointer: string,
  isMeant: (key: string, value: JsonValue) => boolean,
): string | undefined {
  if (isList(value)) {
    for (const [index, item] of value.entries()) {
      const inside = pointerOf(item, pointerTo(pointer, index), isMeant);
      if (inside !== undefined) return inside;
    }
  }
  for (const [key, member] of Object.entries(isObject(value) ? value : {})) {
    const inner = pointerTo(pointer, key);
    if (isMeant(key, member)) return inner;
    const inside = pointerOf(member, inner, isMeant);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

function problemOf(composed: ComposedSchema): { file: string; what: string } | undefined {
  const [first] = composed.problems;
  if (first !== undefined) return first;
  const { problem } = compileSchema(composed.root);
  return problem === undefined ? undefined : { file: 'schemas/brand/manifest.schema.json', what: problem };
}
