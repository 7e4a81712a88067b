import { isList, isObject, type JsonValue, own, ownText, textsIn } from '#compiler/manifest/json.ts';
import { pointerKeys, valueAt } from '#compiler/manifest/pointer.ts';
import type { JsonSchema } from './json-schema.ts';
import { partsAt } from './parts-at.ts';
import type { Parts } from './spot.ts';

/** The kinds that stand by themselves: sections, panels, and screens in place of the portal. */
const BY_ITSELF = /^\/statusScreens\/\d+$|^\/panels\/[^/]+$|^\/[^/]+$/;

/**
 * The pointer of what is to be taken out so that a value goes, and what is left is whole: an entry with all that it needs, or a
 * setting that may be left out. A page goes where nothing else stands on it; undefined where more than a page would have to go.
 */
export function carrierOf(schema: JsonSchema, manifest: JsonValue, pointer: string): string | undefined {
  let currentPointer = pointer;
  while (!BY_ITSELF.test(currentPointer) && currentPointer !== '') {
    const outer = currentPointer.slice(0, currentPointer.lastIndexOf('/'));
    const around = valueAt(manifest, outer);
    const parts = partsAt(schema, manifest, outer);
    if (parts === undefined || around === undefined) return undefined;
    const key = pointerKeys(currentPointer).at(-1) ?? '';
    // A value with a default comes back without the members that it needs.
    if (ownText(valueAt(manifest, currentPointer), 'path') === '/') return undefined;
    const comesBack = currentPointer !== pointer && isObject(around) && hasDefault(parts, around, key);
    if (!comesBack && canGo(parts, around, key)) return currentPointer;
    currentPointer = outer;
  }
  return undefined;
}

function canGo(parts: Parts, around: JsonValue, key: string): boolean {
  if (isList(around)) return around.length > Number(parts.keyword('minItems') ?? 0);
  if (!isObject(around)) return false;
  return parts.schemas.every(
    ({ required, oneOf, anyOf, minProperties }) =>
      !textsIn(required).includes(key) &&
      ![oneOf, anyOf].some((choice) => isList(choice) && choice.some((branch) => asks(branch, key))) &&
      Object.keys(around).length > Number(minProperties ?? 0),
  );
}

function hasDefault(parts: Parts, around: JsonValue, key: string): boolean {
  return parts.member(key).for(own(around, key)).keyword('default') !== undefined;
}

function asks(branch: JsonValue, key: string): boolean {
  return textsIn(own(branch, 'required')).includes(key);
}
