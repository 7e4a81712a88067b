import { isList, isObject, type JsonValue } from '#engine/manifest/json.ts';
import { pointerTo } from '#engine/manifest/pointer.ts';
import type { Survey } from './survey.ts';

/** The manifest without what can never be shown, and without conditions that always hold. Frozen to the bottom. */
export function prune(
  manifest: JsonValue,
  { dropped, always }: Pick<Survey, 'dropped' | 'always'>,
): JsonValue {
  return keep(manifest, '');

  function keep(value: JsonValue, pointer: string): JsonValue {
    const left = (key: string | number) => {
      const at = pointerTo(pointer, key);
      return !dropped.has(at) && !always.has(at);
    };
    if (isList(value)) {
      const items = value.flatMap((item, index) =>
        left(index) ? [keep(item, pointerTo(pointer, index))] : [],
      );
      return Object.freeze(items);
    }
    if (!isObject(value)) return value;
    const members = Object.entries(value).filter(([key]) => left(key));
    return Object.freeze(
      Object.fromEntries(members.map(([key, member]) => [key, keep(member, pointerTo(pointer, key))])),
    );
  }
}
