import { isList, isObject, type JsonSchema, type WidgetDefinition } from '@liveryjs/compiler/manifest';
import { counted } from '#workspace/check/counts.ts';
import type { Colors } from '#workspace/terminal.ts';
import type { CodeUses } from './code-uses.ts';
import type { PlacedWidget } from './placements-of.ts';

/**
 * All widgets as people read them: name, regions, brands, what it shows. Ends without a line break.
 *
 * @param columns of the terminal: a widget has a line of it, with its name and the beginning of what it shows
 */
export function printWidgets(
  widgets: readonly WidgetDefinition[],
  placed: readonly PlacedWidget[],
  colors: Colors,
  columns?: number,
): string {
  const brandsOf = (name: string) => [
    ...new Set(placed.filter(({ widget }) => widget === name).map(({ brand }) => brand)),
  ];
  const rows = sorted(widgets).map(({ name, regions, description }) => [
    name,
    regions.join(', '),
    brandsOf(name).join(', ') || colors.dim('nowhere'),
    description,
  ]);
  const lines = columns === undefined ? table(rows) : index(widgets, columns);
  return [
    ...lines,
    `${counted(widgets.length, 'widget')}. livery widgets <name> says what can be set, and where it is placed.`,
  ].join('\n');
}

/** A line a widget, none longer than the terminal is wide. */
function index(widgets: readonly WidgetDefinition[], columns: number): string[] {
  const widest = Math.max(...widgets.map(({ name }) => name.length));
  return sorted(widgets).map(({ name, description }) => {
    const line = `  ${name.padEnd(widest)}  ${description}`;
    return line.length > columns ? `${line.slice(0, Math.max(widest + 2, columns - 1))}…` : line;
  });
}

/** One widget as people read it: what it is for, what can be set, what it needs, where it stands. Ends without a line break. */
export function printWidget(
  widget: WidgetDefinition & Pick<CodeUses, 'calls'>,
  placed: readonly PlacedWidget[],
  colors: Colors,
): string {
  const { name, title, description, file, regions, slots, props, messages, calls, features } = widget;
  const part = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', colors.bold(heading), ...lines];
  const required = isList(props.required) ? props.required : [];
  const settings = Object.entries(isObject(props.properties) ? props.properties : {});
  return [
    `${colors.bold(name)}  ${title}`,
    `  ${description}`,
    `  ${colors.dim(file)}`,
    ...part('Regions', [`  ${regions.join(', ')}`]),
    ...part(
      'Slots',
      table(
        Object.entries(slots).map(([slot, { description: about, widgets }]) => [
          slot,
          widgets?.join(', ') ?? 'any widget',
          about,
        ]),
      ),
    ),
    ...part(
      'Settings',
      table(
        settings.map(([key, schema]) => [
          key,
          kindOf(schema),
          initialOf(schema, required.includes(key)),
          text(schema, 'description'),
        ]),
      ),
    ),
    ...part('Words', table(messages.map((key) => [key]))),
    ...part('Calls', table(calls.map((call) => [call]))),
    ...part('Features', table(features.map((feature) => [feature]))),
    ...part('Placed', table(placed.map(({ brand, path }) => [brand, path]))),
    ...(placed.length === 0 ? ['', 'No brand places it.'] : []),
  ].join('\n');
}

/** Describes the values that a setting takes: its enumeration, the expectation in its schema, or its type. */
function kindOf(schema: unknown): string {
  if (!isObject(schema as JsonSchema)) return '';
  const { enum: values, expects, type, $ref: reference, format } = schema as JsonSchema;
  if (isList(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (typeof expects === 'string') return expects;
  if (typeof format === 'string') return format;
  if (typeof type === 'string') return type;
  return typeof reference === 'string' ? reference.replace(/^.*\/|\.schema\.json$/g, '') : '';
}

function initialOf(schema: unknown, isRequired: boolean): string {
  if (isRequired) return 'required';
  const { default: initial } = Object(schema) as JsonSchema;
  return initial === undefined ? '' : JSON.stringify(initial);
}

function text(schema: unknown, key: string): string {
  const value = (Object(schema) as Readonly<Record<string, unknown>>)[key];
  return typeof value === 'string' ? value : '';
}

function sorted(widgets: readonly WidgetDefinition[]): WidgetDefinition[] {
  return [...widgets].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Rows in columns, each as wide as its widest text, indented; the last column is as long as it is. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    `  ${row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  ')}`.trimEnd(),
  );
}
