import type { StrictArgTypes } from 'storybook/internal/csf';
import type { PropDefinition, WidgetDefinition } from './widget-definitions.ts';

type Control = Omit<StrictArgTypes[string], 'name'>;

/**
 * Returns the controls that Storybook shows of a widget: its settings as widget.json describes them.
 * @param labels by each key of a message, the key with what it says
 */
export function argTypesOf(
  definition: WidgetDefinition | undefined,
  labels: Readonly<Record<string, string>>,
): StrictArgTypes {
  const entries = Object.entries(definition?.props.properties ?? {});
  return Object.fromEntries(
    entries.map(([name, prop]) => [
      name,
      {
        name,
        description: prop.description ?? '',
        ...controlOf(prop, labels),
        table: {
          ...('default' in prop && { defaultValue: { summary: JSON.stringify(prop.default) } }),
          type: { summary: summaryOf(prop) },
        },
      },
    ]),
  );
}

function summaryOf({ type, enum: options, items, format, title }: PropDefinition): string {
  if (options) return options.join(' | ');
  if (items?.enum) return `list of ${items.enum.join(' | ')}`;
  return format ?? title ?? type ?? 'object';
}

function controlOf(prop: PropDefinition, labels: Readonly<Record<string, string>>): Control {
  const { type, enum: options, items, format, minimum: min, maximum: max } = prop;
  if (options) return { control: { type: 'select' }, options: [...options] };
  if (items?.enum) return { control: { type: 'multi-select' }, options: [...items.enum] };
  if (format === 'message-key') return { control: { type: 'select', labels }, options: Object.keys(labels) };
  if (type === 'boolean') return { control: { type: 'boolean' } };
  if (type === 'string') return { control: { type: 'text' } };
  if (type !== 'integer' && type !== 'number') return { control: { type: 'object' } };
  return {
    control: { type: 'number', ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
  };
}
