import type { StrictArgTypes } from 'storybook/internal/csf';
import type { PropDefinition, WidgetDefinition } from './widget-definitions.ts';

/** What Storybook's controls show of a widget: its settings as widget.json describes them. */
export function argTypesOf(definition: WidgetDefinition | undefined): StrictArgTypes {
  const entries = Object.entries(definition?.props.properties ?? {});
  return Object.fromEntries(
    entries.map(([name, prop]) => [
      name,
      {
        name,
        description: prop.description ?? '',
        ...controlOf(prop),
        table: {
          ...('default' in prop && { defaultValue: { summary: JSON.stringify(prop.default) } }),
          type: { summary: prop.enum?.join(' | ') ?? prop.type ?? 'object' },
        },
      },
    ]),
  );
}

function controlOf({
  type,
  enum: options,
  minimum: min,
  maximum: max,
}: PropDefinition): Omit<StrictArgTypes[string], 'name'> {
  if (options) return { control: { type: 'select' }, options: [...options] };
  if (type === 'boolean') return { control: { type: 'boolean' } };
  if (type === 'string') return { control: { type: 'text' } };
  if (type !== 'integer') return { control: { type: 'object' } };
  return {
    control: { type: 'number', ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
  };
}
