/**
 * Hands out items in groups that share work. The first of a group goes alone, and the others when that is over: what they
 * share is made once then, and by one worker.
 */
export interface Groups<T> {
  add(group: string, item: T): void;
  /** The next item that may be handed out; undefined when there is none at the moment. */
  next(): T | undefined;
  /** Says that an item of a group is over, well or not. */
  over(group: string): void;
  /** How many are not handed out yet. */
  readonly size: number;
}

export function createGroups<T>(): Groups<T> {
  const waiting = new Map<string, T[]>();
  const begun = new Set<string>();
  const open = new Set<string>();
  return {
    add(group, item) {
      waiting.set(group, [...(waiting.get(group) ?? []), item]);
    },
    next() {
      for (const [group, items] of waiting) {
        if (begun.has(group) && !open.has(group)) continue;
        const item = items.shift();
        if (items.length === 0) waiting.delete(group);
        begun.add(group);
        return item;
      }
      return undefined;
    },
    over: (group) => void open.add(group),
    get size() {
      return [...waiting.values()].reduce((sum, items) => sum + items.length, 0);
    },
  };
}
