import { createIssue, type Issue } from '@liveryjs/compiler/issues';
import {
  baseOf,
  type CheckShape,
  compileSchema,
  type FileSystem,
  isObject,
  type JsonObject,
  type JsonSchema,
  own,
  ownText,
  textsIn,
  unreadable,
  type WidgetDefinition,
} from '@liveryjs/compiler/manifest';
import { readDefinition } from './read-definition.ts';

/** The widgets of some folders, and what is wrong with their widget.json files. */
export interface ReadWidgets {
  readonly widgets: readonly WidgetDefinition[];
  readonly issues: readonly Issue[];
}

/**
 * Reads every `<folder>/<name>/widget.json`, and those that stand in groups, `<folder>/<group>/<name>/widget.json`. A
 * widget with a fault is still known by its name, so that only the fault is told.
 */
export function readWidgets(files: FileSystem, folders: readonly string[], schema: JsonSchema): ReadWidgets {
  const { check } = compileSchema(schema);
  const widgets = new Map<string, WidgetDefinition>();
  const issues: Issue[] = [];
  for (const folder of folders) {
    for (const home of homesIn(files, folder)) {
      const name = baseOf(home);
      const file = `${home}/widget.json`;
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

function homesIn(files: FileSystem, folder: string): string[] {
  const inside = (home: string) => files.list(home).map((name) => `${home}/${name}`);
  const isWidget = (home: string) =>
    files.size(`${home}/widget.json`) !== undefined || unreadable(files, `${home}/widget.json`) !== undefined;
  return inside(folder).flatMap((home) => (isWidget(home) ? [home] : inside(home).filter(isWidget)));
}

function readWidget(
  files: FileSystem,
  folder: string,
  name: string,
  check: CheckShape,
  schema: JsonSchema,
): { widget: WidgetDefinition; issues: readonly Issue[] } {
  const file = `${folder}/widget.json`;
  const { value, written, issues, place } = readDefinition(files, file, schema, check);
  if (value === undefined) return { widget: standIn(file, name, written), issues };
  const widget = { ...value, file } as unknown as WidgetDefinition;
  const widgetIssues: Issue[] = [];
  if (widget.name !== name) {
    widgetIssues.push(
      createIssue('widget-name', place('/name'), { name: JSON.stringify(widget.name), folder: name }),
    );
  }
  const component = `${folder}/${widget.component}`;
  if (files.size(component) === undefined) {
    widgetIssues.push(
      unreadable(files, component) ??
        createIssue('widget-component', place('/component'), { file: component }),
    );
  }
  return { widget: { ...widget, name }, issues: widgetIssues };
}

/** A widget whose description cannot be used: anything goes, in the slots and with the texts that it does name. */
function standIn(file: string, name: string, written: JsonObject = {}): WidgetDefinition {
  const slots = own(written, 'slots');
  return {
    file,
    name,
    title: name,
    description: '',
    component: ownText(written, 'component') ?? '',
    regions: ['header', 'sideMenu', 'main', 'rightBar', 'footer', 'bottomBar'],
    slots: Object.fromEntries(
      Object.keys(isObject(slots) ? slots : {}).map((slot) => [slot, { description: '' }]),
    ),
    messages: textsIn(own(written, 'messages')),
    features: textsIn(own(written, 'features')),
    // A link to a place of the page is not told while nobody can say who leads there.
    followsHash: true,
    props: { type: 'object', additionalProperties: true },
    isBroken: true,
  };
}
