import { isList, type JsonValue, own, pointerTo, textsIn, valueAt } from '@liveryjs/compiler/manifest';
import type { Parts, Spot } from '@liveryjs/compiler/manifest/schema/spot';
import type { Blank, Field, StudioCalls } from '@liveryjs/studio/api';
import type { BrandResult, Workspace } from '@liveryjs/workspace/open';
import { type Around, around } from './around.ts';
import { fieldsOf, listed, schemaAt } from './fields.ts';
import { inheritedBy, titleOf, withoutRows } from './shared.ts';
import { freshId, kindOfList, widgetsFor } from './takes.ts';

/**
 * New items of a list, each with a fresh id and the settings that it cannot do without: of a list of placements one for each
 * widget that it takes.
 */
export function blanksView(
  workspace: Workspace,
  result: BrandResult,
  list: string,
  language: string,
): StudioCalls['/api/blanks']['answer'] {
  const context = around(workspace, result, language);
  const schema = schemaAt(context, list);
  if (schema === undefined) return { blanks: [], isKeyed: false };
  const isKeyed = schema.keyword('type') === 'object';
  const items = [valueAt(context.merged, list), valueAt(inheritedBy(workspace, result), list)].flatMap(
    (value) => (isList(value) ? value : []),
  );
  const item = isKeyed ? schema.member('').for(undefined) : schema.items().for({});
  if (item.names.includes('placement')) {
    const kind = kindOfList(workspace, context.merged, list);
    return { blanks: placements(context, schema.items(), kind, items), isKeyed };
  }
  const title = titleOf(String(item.keyword('title') ?? 'item'));
  const id = isKeyed ? '' : freshId(items, `new-${title.toLowerCase().replaceAll(' ', '-')}`);
  const described = item.keyword('description');
  return {
    blanks: [
      {
        id,
        title,
        description: typeof described === 'string' ? withoutRows(described) : '',
        ...needed(context, '', item),
      },
    ],
    isKeyed,
  };
}

/** A placement of each widget that a kind of list takes. */
function placements(context: Around, item: Spot, kind: string, items: readonly JsonValue[]): Blank[] {
  const { workspace } = context;
  const names = new Set(widgetsFor(workspace, kind));
  return workspace.widgets
    .filter(({ name }) => names.has(name))
    .map(({ name, title, description }) => {
      const props = item.for({ widget: name }).member('props').for({});
      const { value, fields } = needed(context, '/props', props);
      return {
        id: freshId(items, name),
        title,
        description: withoutRows(description),
        value: { widget: name, ...(Object.keys(value).length > 0 && { props: value }) },
        fields,
      };
    })
    .sort((first, second) => first.title.localeCompare(second.title));
}

/** The settings without which an object is not whole, and the lists that it begins with. */
function needed(context: Around, pointer: string, schema: Parts): Pick<Blank, 'value' | 'fields'> {
  const required = listed(schema, 'required');
  const names = new Set([...required, ...choicesOf(schema)]);
  const blank = { ...context, inherited: null, issues: [] };
  const fields = fieldsOf(blank, pointer, undefined, schema).filter(({ name }) => names.has(name));
  const isBare = (name: string) => (schema.member(name).for(undefined).keyword('minItems') ?? 0) === 0;
  const empty = fields.filter(
    ({ control, name }) => control === 'list' && required.includes(name) && isBare(name),
  );
  const first = required.filter((name) => isOfPlacements(schema.member(name).for(undefined)));
  return {
    value: Object.fromEntries(empty.map(({ name, list }) => [name, list?.isOrdered ? [] : {}])),
    fields: [
      ...fields.filter((field) => !empty.includes(field)),
      ...first.map((name) => firstPlacement(context.workspace, schema, pointerTo(pointer, name), name)),
    ],
  };
}

/** The names of which an object needs any. */
function choicesOf(schema: Parts): string[] {
  const choices = schema.keyword('anyOf');
  return isList(choices) ? choices.flatMap((choice) => [...textsIn(own(choice, 'required'))]) : [];
}

function isOfPlacements(schema: Parts): boolean {
  return schema.keyword('type') === 'array' && schema.items().for(undefined).names.includes('placement');
}

/** The choice of the widget with which a page begins: of those that need no settings. */
function firstPlacement(workspace: Workspace, schema: Parts, pointer: string, name: string): Field {
  const item = schema.member(name).for(undefined).items();
  const isWhole = (widget: string) =>
    listed(item.for({ widget }).member('props').for({}), 'required').length === 0;
  return {
    name,
    at: pointer,
    title: 'First widget',
    description: 'The widget that stands in it first. Others can be added when it is there.',
    control: 'placements',
    options: widgetsFor(workspace, 'main').filter(isWhole).sort(),
    isRequired: true,
    findings: [],
  };
}
