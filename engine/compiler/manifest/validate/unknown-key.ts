import { createIssue, type Issue, type Meant, nearest } from '#compiler/issues/index.ts';
import { isList, isObject, own, textsIn } from '#compiler/manifest/json.ts';
import { pathOf, pointerKeys, pointerTo, valueAt } from '#compiler/manifest/pointer.ts';
import { partsAt } from '#compiler/manifest/schema/parts-at.ts';
import { type ShapeContext, see } from './shape-context.ts';
import { type SlipHint, written } from './slip-hint.ts';

/** The issue of a key that the schema does not name. */
export function unknownKey(
  pointer: string,
  key: string,
  allowedKeys: readonly string[],
  context: ShapeContext,
): Issue {
  const keyPointer = pointerTo(pointer, key);
  const path = pathOf(context.value, pointer);
  const near = nearest(key, allowedKeys);
  const logic = allowedKeys.includes('not') ? logicHint(pointer, key, context) : undefined;
  const isTwice =
    near !== undefined &&
    own(valueAt(context.value, pointer), near) !== undefined &&
    isWritten(pointerTo(pointer, near), pointer, context.near(keyPointer).file, context);
  const elsewhereHint = near === undefined && !logic ? atItsPlace(pointer, key, context) : undefined;
  const args = {
    ...{
      path,
      key,
      ...(elsewhereHint && { hint: elsewhereHint }),
      nearest: logic ? undefined : near,
      // Nobody knows which of the two values was meant.
      ...(isTwice && {
        meant: null,
        hint: `Did you mean ${JSON.stringify(near)}? It is there already: keep one of the two.`,
      }),
      known: allowedKeys,
      see: see(keyPointer, context),
    },
    ...logic,
  };
  return createIssue('unknown-key', { pointer: keyPointer, ...context.near(keyPointer, 'key') }, args);
}

/** The remedy for a key that stands beside the place where it belongs: a setting beside "props", or a section within another one. */
function atItsPlace(pointer: string, key: string, { value, around }: ShapeContext): string | undefined {
  if (around === undefined || pointer === '') return undefined;
  const partsOf = (place: string) => partsAt(around.schema, around.manifest, place);
  const settings = partsOf(pointer)?.keys.includes('props')
    ? partsOf(pointer)?.member('props').for(undefined).keys
    : undefined;
  const misplaced = valueAt(value, pointerTo(pointer, key)) ?? null;
  if (settings?.includes(key))
    return `It is a setting: write it in "props": ${written({ [key]: misplaced })}.`;
  // An item of a list that has a "name" of its own misspells its key, rather than naming the brand.
  const isSection = isObject(misplaced) || isList(misplaced) || !/\/\d+$/.test(pointer);
  return isSection && partsOf('')?.keys.includes(key)
    ? `${JSON.stringify(key)} is a section of the manifest: it stands beside ${JSON.stringify(pointerKeys(pointer)[0])}, and not in it.`
    : undefined;
}

/** Tells whether a member stands in a file itself: it may be inherited, or a default, which has the place of what is around it. */
function isWritten(member: string, pointer: string, file: string, { near }: ShapeContext): boolean {
  const [place, outer] = [near(member), near(pointer)];
  return place.file === file && !(place.line === outer.line && place.column === outer.column);
}

/** The form of a condition in place of a word of logic that it does not have. */
function logicHint(pointer: string, key: string, { value, around }: ShapeContext): SlipHint | undefined {
  const when = valueAt(value, pointer);
  const all = own(when, key);
  const kindOfLogic = key.toLowerCase().replace(/[^a-z]/g, '');
  const parts = (isList(all) ? all : [all]).filter((part) => isObject(part));
  const { [key]: _, ...rest } = isObject(when) ? when : {};
  if (/^(and|all|allof|every)$/.test(kindOfLogic)) {
    const hint = 'All members of a condition must hold: write them beside each other.';
    const keys = [...parts.flatMap((part) => Object.keys(part)), ...Object.keys(rest)];
    if (parts.length === 0 || new Set(keys).size < keys.length) return { hint };
    return { hint, changes: [{ pointer, value: Object.assign({}, rest, ...parts) }] };
  }
  if (!/^(or|any|anyof|either|some|oneof)$/.test(kindOfLogic)) return undefined;
  const hint =
    'A list holds when any of its names does: "days": ["saturday", "sunday"]. For another "or" write the item once for each condition, with ids of their own.';
  const [kind, second] = [...new Set(parts.flatMap((part) => Object.keys(part)))];
  const names = parts.flatMap((part) => textsIn(kind === undefined ? [] : (part[kind] ?? [])));
  const spot = around && partsAt(around.schema, around.manifest, pointer)?.member(kind ?? '');
  // A list of some kinds holds only when all of its names do, as their descriptions say.
  const isAny = /\bany\b/.test(String(spot?.for(undefined).keyword('description')));
  if (kind === undefined || second !== undefined || names.length < 2 || !isAny || own(rest, kind))
    return { hint };
  const changed = { ...rest, [kind]: [...new Set(names)] };
  return {
    hint: `Write ${written(changed)}: a list holds when any of its names does.`,
    changes: [{ pointer, value: changed as Meant }],
  };
}
