import { createIssue, type Issue } from '@liveryjs/compiler/issues';
import {
  type ComposedSchema,
  compileSchema,
  composeSchema,
  type FileSystem,
  readJsonFile,
  type SchemaFiles,
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
    const { pointer, what } = inProps(problem.what, widget);
    const near = pointer === '/props' ? positions.keyAt(pointer) : positions.at(pointer);
    issues.push(createIssue('widget-schema', { file: widget.file, pointer, ...near }, { what }));
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

/** A problem of a widget's settings as one sentence of Ajv's, with the place in its widget.json that the sentence is about. */
function inProps(what: string, { name }: WidgetDefinition): { pointer: string; what: string } {
  const [, inside, must] = new RegExp(`data/\\$defs/props-${name}(/\\S*) (must [^,]*)`).exec(what) ?? [];
  if (inside === undefined || must === undefined) return { pointer: '/props', what };
  return { pointer: `/props${inside}`, what: `${inside.slice(1).replaceAll('/', '.')} ${must}` };
}

function problemOf(composed: ComposedSchema): { file: string; what: string } | undefined {
  const [first] = composed.problems;
  if (first !== undefined) return first;
  const { problem } = compileSchema(composed.root);
  return problem === undefined ? undefined : { file: 'schemas/brand/manifest.schema.json', what: problem };
}
