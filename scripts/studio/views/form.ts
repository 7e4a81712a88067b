import {
  isList,
  isObject,
  type JsonValue,
  own,
  ownText,
  pointerKeys,
  pointerTo,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { type Parts, topSpot } from '@liveryjs/compiler/manifest/schema/spot';
import type { Field, Finding, FormView } from '@liveryjs/studio/api';
import { idPointer } from '@liveryjs/workspace/explain/layers';
import type { BrandResult, Workspace } from '@liveryjs/workspace/open';
import { schemaOf } from '@liveryjs/workspace/rename/names/places-in-brand';
import { placedIn } from '@liveryjs/workspace/widgets/placements-of';
import { type Around, around } from './around.ts';
import { fieldsOf, findingsAt, schemaAt } from './fields.ts';
import { labelOf, listView } from './items.ts';
import { definitionOf, messageOf, originAt, titleOf, withoutRows } from './shared.ts';

/**
 * All that can be set at a place of a manifest: of a placement, another item, a list or a section.
 *
 * @returns undefined where the brand has nothing there, and can have nothing
 */
export function formView(
  workspace: Workspace,
  result: BrandResult,
  place: string,
  language: string,
): FormView | undefined {
  const context = around(workspace, result, language);
  const value = valueAt(context.merged, place);
  const schema = schemaAt(context, place);
  if (schema === undefined || (value === undefined && isItem(context, place))) return undefined;
  const definition = schema.names.includes('placement') ? definitionOf(workspace, value) : undefined;
  const isOfItems = isList(value) || schema.keyword('type') === 'array' || isMap(schema);
  const settings = definition && schema.member('props').for(valueAt(value, '/props'));
  const isShown = place === '' ? (part: Parts) => !isSection(part) : undefined;
  const ofAll = isOfItems ? [] : fieldsOf(context, place, value, schema, { isShown });
  const fields =
    settings === undefined
      ? ofAll
      : fieldsOf(context, pointerTo(place, 'props'), valueAt(value, '/props'), settings);
  const more = settings === undefined ? [] : ofAll;
  const told = new Set([...fields, ...more].flatMap(findingsIn).map(keyOf));
  const origin = place === '' ? undefined : originAt(result, place);
  const description = definition?.description ?? schema.keyword('description');
  return {
    at: place,
    id: ownText(value, 'id') ?? '',
    title: titleAt(context, place),
    crumbs: crumbsTo(context, place),
    description: typeof description === 'string' ? withoutRows(description) : '',
    ...(origin && { origin }),
    fields,
    more,
    ...(isOfItems && { list: listView(context, place, value) }),
    texts: definition?.messages.map((key) => messageOf(workspace, result, key, language)) ?? [],
    findings:
      place === '' ? [] : findingsAt(context, place, isOfItems).filter((each) => !told.has(keyOf(each))),
  };
}

/** The sections of a brand's manifest, and the lists inside of its widgets. */
export function sectionsOf(
  workspace: Workspace,
  result: BrandResult,
): { readonly at: string; readonly title: string; readonly group: string }[] {
  const merged = result.merged ?? null;
  const schema = topSpot(schemaOf(workspace)).for(merged);
  const sections = schema.keys.filter((name) => isSection(schema.member(name).for(own(merged, name))));
  const lists = placedIn(merged, '').flatMap(({ pointer }) => {
    const place = idPointer(merged, pointer);
    const item = valueAt(merged, place);
    const settings = own(item, 'props');
    const isOfItems = (value: JsonValue) =>
      isList(value) && value.length > 0 && value.every((each) => ownText(each, 'id') !== undefined);
    return Object.entries(isObject(settings) ? settings : {})
      .filter(([, value]) => isOfItems(value))
      .map(([name]) => ({
        at: pointerTo(`${place}/props`, name),
        title: `${definitionOf(workspace, item)?.title ?? ''}: ${titleOf(name).toLowerCase()}`,
        group: 'Lists of widgets',
      }));
  });
  return [
    { at: '', title: 'General', group: 'Brand' },
    ...sections.map((name) => ({ at: pointerTo('', name), title: titleOf(name), group: 'Brand' })),
    ...lists,
  ];
}

/** Tells whether a part of a manifest has a form of its own. Regions have none: they hold nothing but placements. */
function isSection(schema: Parts): boolean {
  const isOfPlacements = (parts: Parts) => parts.items().for(undefined).names.includes('placement');
  if (schema.keyword('type') === 'array') return schema.items().for(undefined).keys.length > 0;
  if (schema.keyword('type') !== 'object') return false;
  return (
    schema.keys.length === 0 || !schema.keys.every((key) => isOfPlacements(schema.member(key).for(undefined)))
  );
}

/** Tells whether a place is an item of a list or an object with names, which is there or not. */
function isItem({ merged }: Around, place: string): boolean {
  const above = valueAt(merged, place.slice(0, place.lastIndexOf('/')));
  return place !== '' && (isList(above) || above === undefined);
}

function isMap(schema: Parts): boolean {
  return schema.keys.length === 0 && schema.member('').for(undefined).keys.length > 0;
}

function titleAt(context: Around, place: string): string {
  if (place === '') return 'General';
  const value = valueAt(context.merged, place);
  return labelOf(context, value) ?? titleOf(pointerKeys(place).at(-1) ?? '');
}

/** The items and lists around a place, which have forms. */
function crumbsTo(context: Around, place: string): FormView['crumbs'] {
  const keys = pointerKeys(place).slice(0, -1);
  const places = keys.map((_, index) => keys.slice(0, index + 1).reduce<string>(pointerTo, ''));
  return places
    .filter((pointer) => {
      const value = valueAt(context.merged, pointer);
      const isOfPlacements = isList(value) && ownText(value[0], 'widget') !== undefined;
      return (isList(value) && !isOfPlacements) || ownText(value, 'id') !== undefined;
    })
    .map((pointer) => ({ at: pointer, title: titleAt(context, pointer) }));
}

function findingsIn({ findings, fields = [] }: Field): Finding[] {
  return [...findings, ...fields.flatMap(findingsIn)];
}

function keyOf({ code, place, message }: Finding): string {
  return code + place + message;
}
