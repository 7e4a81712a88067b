import { type Traced, tracedList, tracedObject } from '#compiler/manifest/parse/traced.ts';
import { pointerTo } from '#compiler/manifest/pointer.ts';

/**
 * A manifest in which what is inherited stands in the place of values of a wrong kind, as they do for who mends them: a text in
 * the place of a list takes away all that the list had.
 *
 * @param wrong pointers of values that have a wrong form, in the manifest
 * @returns the same one, where nothing is replaced
 */
export function withInherited(root: Traced, wrong: ReadonlySet<string>): Traced {
  if (wrong.size === 0) return root;
  return visit(root, '');

  function visit(traced: Traced, pointer: string): Traced {
    const { was, items, members } = traced;
    const hidesItems = items?.some((_, index) => wrong.has(pointerTo(pointer, index))) === true;
    if (was !== undefined && (hidesItems || wrong.has(pointer))) return was;
    if (members !== undefined) {
      const inside = [...members].map(
        ([key, member]) => [key, visit(member, pointerTo(pointer, key))] as const,
      );
      const isSame = inside.every(([key, member]) => member === members.get(key));
      return isSame ? traced : tracedObject(new Map(inside), traced);
    }
    if (items === undefined) return traced;
    const inside = items.map((item, index) => visit(item, pointerTo(pointer, index)));
    return inside.every((item, index) => item === items[index]) ? traced : tracedList(inside, traced);
  }
}
