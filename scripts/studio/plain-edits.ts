import { isDeepStrictEqual } from 'node:util';
import { isList, isObject, type JsonValue, pointerTo, valueAt } from '@liveryjs/compiler/manifest';
import type { Json, StudioEdit } from '@liveryjs/studio/api';
import { paletteEdits } from '@liveryjs/workspace/edits/palette-edits';
import { Failure } from '@liveryjs/workspace/failure';
import type { Workspace } from '@liveryjs/workspace/open';
import { freshId, itemAt } from './views/takes.ts';

/** The edits of files that an edit of the studio is made of. @throws Failure where there is nothing to copy, or no colour */
export function plainEdits(workspace: Workspace, edit: StudioEdit): readonly StudioEdit[] {
  if (edit.op === 'palette') return paletteEdits(workspace, edit.brand, edit.value) as readonly StudioEdit[];
  if (edit.op !== 'duplicate' && edit.op !== 'transfer') return [edit];
  const { brand, at: place } = edit;
  const { document, chain } = workspace.resolver.inherit(brand);
  const above = chain.at(-2)?.id;
  const inherited = above === undefined ? undefined : workspace.resolver.inherit(above).document?.value;
  const item = valueAt(document?.value, place);
  if (!isObject(item)) throw new Failure(`${brand} has nothing at ${place}.`);
  const { list, id } = itemAt(place);
  const itemsOf = (pointer: string) =>
    [document?.value, inherited].flatMap((value) => listAt(value, pointer));
  const copyIn = (pointer: string) =>
    ({ ...item, id: freshId(itemsOf(pointer), id) }) as { readonly [key: string]: Json };
  if (edit.op === 'duplicate') return [{ op: 'add', brand, at: list, value: copyIn(list), after: id }];

  const { to, before, after } = edit;
  const spot = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  const taken: StudioEdit = { op: 'remove', brand, at: place };
  const back = pointerTo(to, id);
  const original = valueAt(inherited, back);
  // One that comes back to where it is inherited is the inherited one again.
  if (original === undefined || valueAt(document?.value, back) !== undefined)
    return [taken, { op: 'add', brand, at: to, value: copyIn(to), ...spot }];
  return [
    taken,
    { op: 'reset', brand, at: back },
    ...(isDeepStrictEqual(original, item)
      ? []
      : [{ op: 'set' as const, brand, at: back, value: item as Json }]),
    ...(before === undefined && after === undefined
      ? []
      : [{ op: 'move' as const, brand, at: back, ...spot }]),
  ];
}

function listAt(value: JsonValue | undefined, list: string): readonly JsonValue[] {
  const items = valueAt(value, list);
  return isList(items) ? items : [];
}
