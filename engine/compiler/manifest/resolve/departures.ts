import { patternValues } from '#compiler/manifest/checks/pattern-values.ts';
import type { JsonValue } from '#compiler/manifest/json.ts';
import { keyPosition, type Position, valuePosition } from '#compiler/manifest/parse/source-text.ts';
import type { Traced } from '#compiler/manifest/parse/traced.ts';
import { pointerKeys, pointerTo } from '#compiler/manifest/pointer.ts';

/** Something that a brand inherits no more, because a manifest of the chain took it away or calls it otherwise. */
export interface Departure {
  /** Names an item by its id. */
  readonly pointer: string;
  /** Where it is taken away. */
  readonly place: Position & { readonly file: string };
  /** Its present name, where it still is there. */
  readonly now?: string;
  /** True where a list stands there that another one replaced. */
  readonly isReplaced?: true;
}

interface Departed extends Departure {
  /** A manifest in which it alone stands where it stood. */
  readonly was: JsonValue;
}

/** Departures of a name that a pattern finds, by what manifests took away. @param root the merged manifest */
export function departuresIn(root: Traced): (pattern: string, name: string) => Departure | undefined {
  let all: readonly Departed[] | undefined;
  return (pattern, name) => {
    all ??= gather(root, [], '');
    return all.find(({ was }) => patternValues(was, pattern).includes(name)) ?? renamed(root, pattern, name);
  };
}

function gather(traced: Traced, steps: readonly string[], pointer: string): Departed[] {
  const departed: Departed[] = [];
  const add = (gone: Traced, was: Traced, path: readonly string[], departedPointer: string) => {
    const remove = gone.members?.get('$remove');
    const position = remove === undefined ? keyPosition(gone.mark) : keyPosition(remove.mark);
    departed.push({
      pointer: departedPointer,
      place: { file: gone.mark.source.file, ...position },
      was: around(path, was.value),
      ...(gone === traced &&
        gone.items !== undefined &&
        gone.items.length > 0 && { isReplaced: true as const }),
    });
  };
  if (traced.was !== undefined) add(traced, traced.was, steps, pointer);
  for (const [key, gone] of traced.nulls ?? [])
    if (gone.was !== undefined) add(gone, gone.was, [...steps, key], pointerTo(pointer, key));
  for (const [id, gone] of traced.removed ?? [])
    if (gone.was !== undefined) add(gone, gone.was, [...steps, ITEM], pointerTo(pointer, id));
  for (const [key, member] of traced.members ?? [])
    departed.push(...gather(member, [...steps, key], pointerTo(pointer, key)));
  for (const [index, item] of traced.items?.entries() ?? [])
    departed.push(...gather(item, [...steps, ITEM], pointerTo(pointer, index)));
  return departed;
}

/** Stands for one step into a list. */
const ITEM = '*';

function around(steps: readonly string[], value: JsonValue): JsonValue {
  return steps.reduceRight<JsonValue>((inner, step) => (step === ITEM ? [inner] : { [step]: inner }), value);
}

/** The item that had the name before a manifest gave it another one. */
function renamed(root: Traced, pattern: string, name: string): Departure | undefined {
  for (const part of pattern.split('|').filter((branch) => !branch.endsWith('#'))) {
    const item = valuesAt(root, pointerKeys(part)).find(({ traced }) =>
      traced.overrode.some(
        ({ source, start, end }) => source.text.slice(start, end) === JSON.stringify(name),
      ),
    );
    if (item === undefined) continue;
    const { traced, pointer } = item;
    const place = { file: traced.mark.source.file, ...valuePosition(traced.mark) };
    return { pointer, place, ...(typeof traced.value === 'string' && { now: traced.value }) };
  }
  return undefined;
}

function valuesAt(root: Traced, keys: readonly string[]): { traced: Traced; pointer: string }[] {
  let all = [{ traced: root, pointer: '' }];
  for (const key of keys)
    all = all.flatMap(({ traced, pointer }) => {
      if (key !== ITEM) {
        const member = traced.members?.get(key);
        return member === undefined ? [] : [{ traced: member, pointer: pointerTo(pointer, key) }];
      }
      const items = traced.items?.entries() ?? traced.members?.entries() ?? [];
      return [...items].map(([step, inner]) => ({ traced: inner, pointer: pointerTo(pointer, step) }));
    });
  return all;
}
