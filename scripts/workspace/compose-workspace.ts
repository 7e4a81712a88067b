import { createIssue, type Issue } from '@liveryjs/engine/issues';
import {
  type ComposedSchema,
  compileSchema,
  composeSchema,
  type FileSystem,
  readJsonFile,
  type SchemaFiles,
  type WidgetDefinition,
} from '@liveryjs/engine/manifest';

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
    return { schema, widgets, issues: [] };
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
    const place = { file: widget.file, pointer: '/props', ...positions.keyAt('/props') };
    issues.push(createIssue('widget-schema', place, { what: problem.what }));
    return { ...widget, props: { type: 'object', additionalProperties: true } };
  });
  return { schema: compose(sound), widgets: sound, issues };
}

function problemOf(composed: ComposedSchema): { file: string; what: string } | undefined {
  const [first] = composed.problems;
  if (first !== undefined) return first;
  const { problem } = compileSchema(composed.root);
  return problem === undefined ? undefined : { file: 'schemas/brand/manifest.schema.json', what: problem };
}
