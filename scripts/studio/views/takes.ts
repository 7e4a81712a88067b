import { type JsonValue, ownText, pointerKeys, pointerTo, valueAt } from '@liveryjs/compiler/manifest';
import type { Workspace } from '@liveryjs/workspace/open';
import { definitionOf } from './shared.ts';

/** The kind of a list of placements: its region, or the widget and the slot that takes a few widgets alone. */
export function kindOfList(workspace: Pick<Workspace, 'widgets'>, manifest: JsonValue, list: string): string {
  const [, owner = '', slot = ''] = /^(.*)\/slots\/([^/]+)$/.exec(list) ?? [];
  const definition = slot === '' ? undefined : definitionOf(workspace, valueAt(manifest, owner));
  if (definition?.slots[slot]?.widgets !== undefined) return `${definition.name}/${slot}`;
  const [first, region = ''] = pointerKeys(list);
  return first === 'regions' ? region : 'main';
}

/** The names of the widgets that a kind of list takes. */
export function widgetsFor({ widgets }: Pick<Workspace, 'widgets'>, kind: string): string[] {
  const [name, slot] = kind.split('/');
  const only = slot && widgets.find((widget) => widget.name === name)?.slots[slot]?.widgets;
  return widgets
    .filter((widget) => only?.includes(widget.name) ?? widget.regions.includes(kind))
    .map((widget) => widget.name);
}

/** An id that no item of a list has: that of a name, with a number behind it where it is taken. */
export function freshId(items: readonly JsonValue[], name: string): string {
  const ids = new Set(items.map((item) => ownText(item, 'id')));
  const stem = name.replace(/-\d+$/, '');
  let id = name;
  for (let number = 2; ids.has(id); number++) id = `${stem}-${number}`;
  return id;
}

/** The pointer of the list that an item is in, and its id. */
export function itemAt(pointer: string): { readonly list: string; readonly id: string } {
  const keys = pointerKeys(pointer);
  return { list: keys.slice(0, -1).reduce<string>(pointerTo, ''), id: keys.at(-1) ?? '' };
}
