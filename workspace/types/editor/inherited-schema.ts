import {
  isList,
  isObject,
  type JsonSchema,
  type JsonValue,
  type ManifestResult,
  own,
  ownText,
  pointerTo,
  primitiveText,
} from '@liveryjs/compiler/manifest';
import { type Parts, topSpot } from '@liveryjs/compiler/manifest/schema/spot';
import type { Workspace } from '#workspace/open/workspace.ts';
import { NAME_FORMATS } from './manifest-base.ts';

/** The text of a message as an operator reads it, by its key. */
export type TextOf = (key: string) => string | undefined;

/** Letters of a value that a title shows. */
const LONGEST = 80;

/**
 * Describes the values that a brand inherits in a schema that lies beside the manifest's own: for each inherited value its
 * place and what it is, for each list the ids of its items, and for each inherited placement the settings of its widget,
 * which a brand that changes them does not name again.
 *
 * @param root the schema of a whole manifest
 * @param parent the brand that is extended
 * @param textOf the text of a message that an inherited value names
 * @returns the schema, and what goes into `$defs` beside it
 */
export function inheritedSchema(
  root: JsonSchema,
  { merged = {}, origins }: ManifestResult,
  { widgets }: Pick<Workspace, 'widgets'>,
  textOf: TextOf,
): { schema: JsonSchema; definitions: JsonSchema } {
  const definitions: Record<string, JsonSchema> = {};
  const byName = new Map(widgets.map((widget) => [widget.name, widget]));
  return { schema: ofObject(merged, topSpot(root).for(merged), ''), definitions };

  function ofValue(value: JsonValue, parts: Parts, pointer: string): JsonSchema | undefined {
    if (isList(value) && value.length > 0 && value.every((item) => ownText(item, 'id') !== undefined))
      return ofItems(value, parts, pointer);
    if (isObject(value)) {
      const inside = ofObject(value, parts, pointer);
      return inside.properties === undefined ? undefined : { type: ['object', 'null'], ...inside };
    }
    const origin = origins.of(pointer);
    if (origin === undefined) return undefined;
    const messageText =
      parts.keyword('format') === 'message-key' ? textOf(primitiveText(value) ?? '') : undefined;
    const shown = `${short(value)}${messageText === undefined ? '' : ` (${JSON.stringify(cut(messageText))})`}`;
    const label = labelled(`inherited from ${brandOf(origin.file)}: ${shown}`);
    // A name is completed from the brand's own names: the brand may have taken the inherited one away.
    return isName(parts) ? label : { ...label, default: value };
  }

  function ofObject(value: JsonValue, parts: Parts, pointer: string): JsonSchema {
    const properties = Object.entries(isObject(value) ? value : {}).flatMap(([key, member]) => {
      const spot = parts.member(key).for(member);
      // Values that belong to each brand alone are not inherited.
      if (spot.keyword('inherited') === false || (key === 'id' && pointer !== '')) return [];
      const schema = ofValue(member, spot, pointerTo(pointer, key));
      return schema === undefined ? [] : [[key, schema] as const];
    });
    return properties.length === 0 ? {} : { properties: Object.fromEntries(properties) };
  }

  function ofItems(items: readonly JsonValue[], parts: Parts, pointer: string): JsonSchema {
    const ids = items.map((item) => ownText(item, 'id') ?? '');
    const knownIds = { enum: ids, enumDescriptions: items.map((item) => aboutItem(item, textOf)) };
    // A brand adds items of its own, which stand beside each other too.
    const name = `items${pointer.replaceAll('/', '.')}`;
    definitions[name] = { anyOf: [knownIds, { type: 'string' }] };
    const id = { $ref: `#/$defs/${name}` };
    const cases = items.flatMap((item) => {
      const itemPointer = pointerTo(pointer, ownText(item, 'id') ?? '');
      const spot = parts.items().for(item);
      const inside = spot.names.includes('placement')
        ? ofPlacement(item, spot, itemPointer)
        : ofObject(item, spot, itemPointer);
      return inside.properties === undefined ? [] : [caseOf(item, inside)];
    });
    const origin = origins.of(pointer);
    return {
      type: ['array', 'null'],
      ...(origin === undefined
        ? {}
        : labelled(`inherited from ${brandOf(origin.file)}: ${cut(ids.join(', '))}`)),
      // A list of schemas has one at least.
      items: { properties: { id, $before: id, $after: id }, ...(cases.length > 0 && { allOf: cases }) },
    };
  }

  /** The settings and slots of the inherited placement's widget. */
  function ofPlacement(item: JsonValue, parts: Parts, pointer: string): JsonSchema {
    const { properties } = ofObject(item, parts, pointer);
    const { props, slots, ...rest } = isObject(properties) ? properties : {};
    const widget = byName.get(ownText(item, 'widget') ?? '');
    if (widget === undefined) return properties === undefined ? {} : { properties };
    const names = Object.entries(widget.slots).map(([name, { description }]) => {
      const inherited = own(own(slots, 'properties'), name);
      return [name, { description, ...(isObject(inherited) ? inherited : {}) }] as const;
    });
    return {
      properties: {
        ...rest,
        props: { allOf: [...(props === undefined ? [] : [props]), { $ref: `#/$defs/props-${widget.name}` }] },
        slots: {
          properties: Object.fromEntries(names),
          additionalProperties: false,
          errorMessage: `${widget.name} has no slot of this name.`,
        },
      },
    };
  }
}

function isName(parts: Parts): boolean {
  return (
    parts.keyword('references') !== undefined ||
    NAME_FORMATS.includes(primitiveText(parts.keyword('format')) ?? '')
  );
}

/** Returns the schema for the item of an id, as long as the item stays the same widget. */
function caseOf(item: JsonValue, inside: JsonSchema): JsonSchema {
  const widget = ownText(item, 'widget');
  const properties = {
    id: { const: ownText(item, 'id') ?? '' },
    ...(widget === undefined ? {} : { widget: { const: widget } }),
  };
  // biome-ignore lint/suspicious/noThenProperty: the JSON Schema keyword
  return { if: { properties, required: ['id'] }, then: inside };
}

/** Describes an item of a list in one line: its widget, or its name and where it leads. */
export function aboutItem(item: JsonValue | undefined, textOf: TextOf): string {
  const key = ownText(item, 'title') ?? ownText(item, 'label');
  const name = key === undefined ? undefined : (textOf(key) ?? key);
  const parts = [ownText(item, 'widget'), name, ownText(item, 'path') ?? ownText(item, 'route')];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** A line that an editor shows beside the description: over a value, and in the list of keys. */
function labelled(line: string): JsonSchema {
  return { title: `${line.charAt(0).toUpperCase()}${line.slice(1)}`, completionDetail: line };
}

function short(value: JsonValue): string {
  return cut(JSON.stringify(value));
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** `brands/house/brand.json` is of house. */
function brandOf(file: string): string {
  return file.split('/').at(-2) ?? file;
}
