import {
  composeSchema,
  isObject,
  type JsonObject,
  type JsonValue,
  pointerTo,
  valueAt,
} from '@liveryjs/compiler/manifest';
import type { Workspace } from '@liveryjs/workspace/open';
import type { WidgetDefinition } from '#stories/portal/widget-definitions.ts';

/**
 * Reads the definition of each widget for stories, by name. A setting that refers to another schema gets that schema's
 * content.
 */
export function widgetSettings({
  schemas: { brand, portal },
  widgets,
}: Pick<Workspace, 'schemas' | 'widgets'>): Record<string, WidgetDefinition> {
  const { root } = composeSchema({ brand, portal, widgets });
  return Object.fromEntries(
    widgets.map(({ name, description }) => {
      const properties = valueAt(root, pointerTo(pointerTo('/$defs', `props-${name}`), 'properties'));
      const settings = Object.entries(isObject(properties) ? properties : {}).map(([setting, schema]) => [
        setting,
        settingOf(root, schema),
      ]);
      return [name, { name, description, props: { properties: Object.fromEntries(settings) } }];
    }),
  );
}

/** The properties of a schema that a control shows. */
const SHOWN = ['title', 'type', 'enum', 'description', 'minimum', 'maximum', 'format'];

function settingOf(root: JsonObject, schema: JsonValue): Record<string, JsonValue> {
  if (!isObject(schema)) return {};
  const whole = followed(root, schema);
  const items = isObject(whole.items) ? followed(root, whole.items).enum : undefined;
  return {
    ...Object.fromEntries(Object.entries(whole).filter(([name]) => SHOWN.includes(name))),
    ...(items !== undefined && { items: { enum: items } }),
    // That of what is referred to is no default of this setting.
    ...(schema.default !== undefined && { default: schema.default }),
  };
}

/** A schema over what it refers to. */
function followed(root: JsonObject, { $ref, ...members }: JsonObject): JsonObject {
  const target = typeof $ref === 'string' ? valueAt(root, $ref.slice(1)) : undefined;
  return isObject(target) ? { ...followed(root, target), ...members } : members;
}
