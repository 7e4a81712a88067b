import { createIssue, type Issue } from '@liveryjs/engine/issues';
import {
  type CheckShape,
  compileSchema,
  type FileSystem,
  fillDefaults,
  isObject,
  type JsonObject,
  type JsonSchema,
  type Parsed,
  readJsonFile,
  shapeIssues,
  typeName,
  type WidgetDefinition,
} from '@liveryjs/engine/manifest';

/** The widgets of some folders, and what is wrong with their widget.json files. */
export interface ReadWidgets {
  readonly widgets: readonly WidgetDefinition[];
  readonly issues: readonly Issue[];
}

/** Reads every `<folder>/<name>/widget.json`. A widget with a fault is still known by its name, so that only the fault is told. */
export function readWidgets(files: FileSystem, folders: readonly string[], schema: JsonSchema): ReadWidgets {
  const { check } = compileSchema(schema);
  const widgets = new Map<string, WidgetDefinition>();
  const issues: Issue[] = [];
  for (const folder of folders) {
    for (const name of files.list(folder)) {
      const home = `${folder}/${name}`;
      const file = `${home}/widget.json`;
      if (files.size(file) === undefined) continue;
      const read = readWidget(files, home, name, check, schema);
      issues.push(...read.issues);
      const other = widgets.get(name);
      if (other === undefined) widgets.set(name, read.widget);
      else
        issues.push(
          createIssue(
            'widget-twice',
            { file, line: 1, column: 1, pointer: '/name' },
            { name, other: other.file },
          ),
        );
    }
  }
  return { widgets: [...widgets.values()], issues };
}

function readWidget(
  files: FileSystem,
  folder: string,
  name: string,
  check: CheckShape,
  schema: JsonSchema,
): { widget: WidgetDefinition; issues: Issue[] } {
  const file = `${folder}/widget.json`;
  const parsed = readJsonFile(files, file, '');
  const issues = [...parsed.issues];
  const place = (pointer: string) => ({ file, pointer, ...parsed.positions.at(pointer) });
  if (parsed.value !== undefined && !isObject(parsed.value)) {
    issues.push(createIssue('json-not-object', place(''), { received: typeName(parsed.value) }));
  }
  if (!isObject(parsed.value)) return { widget: standIn(file, name), issues };
  const filled = fillDefaults(schema, parsed.value) as JsonObject;
  issues.push(...shapeOf(filled, parsed, file, check));
  const widget = { ...filled, file } as unknown as WidgetDefinition;
  if (issues.length > 0) return { widget: standIn(file, name), issues };
  if (widget.name !== name) {
    issues.push(
      createIssue('widget-name', place('/name'), { name: JSON.stringify(widget.name), folder: name }),
    );
  }
  const component = `${folder}/${widget.component}`;
  if (files.size(component) === undefined) {
    issues.push(createIssue('widget-component', place('/component'), { file: component }));
  }
  return { widget: { ...widget, name }, issues };
}

function shapeOf(value: JsonObject, { positions }: Parsed, file: string, check: CheckShape): Issue[] {
  return shapeIssues(check(value), {
    value,
    partial: false,
    near: (pointer, on) => ({ file, ...(on === 'key' ? positions.keyAt(pointer) : positions.at(pointer)) }),
    widgetFile: () => undefined,
  });
}

/** What is assumed of a widget whose description cannot be used: anything goes. */
function standIn(file: string, name: string): WidgetDefinition {
  return {
    file,
    name,
    title: name,
    description: '',
    component: '',
    regions: ['header', 'sideMenu', 'main', 'rightBar', 'footer'],
    slots: {},
    messages: [],
    calls: [],
    features: [],
    props: { type: 'object', additionalProperties: true },
  };
}
