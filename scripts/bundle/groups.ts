/**
 * Hands out items in groups that share work. The first of a group goes alone, and the others when that is over: what they
 * share is made once then, and by one worker.
 */
export interface Groups<T> {
  add(group: string, item: T): void;
  /**
   * The next item that may be handed out; undefined when there is none at the moment.
   * @param worker each has groups of its own, because what a group shares is made once by each who works for it. So
   * workers have equally many, and one that has no work takes items of another's group only if many wait. Default: no
   * worker has any.
   */
  next(worker?: object): T | undefined;
  /** Says that an item of a group is over, well or not. */
  over(group: string): void;
  /** The number of items that are not handed out yet. */
  readonly size: number;
}

/** The number of items that take longer than the work that their group shares. */
const MANY = 8;

export function createGroups<T>(): Groups<T> {
  const waiting = new Map<string, T[]>();
  const begun = new Set<string>();
  const open = new Set<string>();
  /** Whose each group is. */
  const owners = new Map<string, object | undefined>();
  const countOf = (worker: object | undefined) =>
    [...owners.values()].filter((owner) => owner === worker).length;
  const waitingIn = (group: string) => waiting.get(group)?.length ?? 0;
  const choose = (ready: readonly string[], worker: object): string | undefined => {
    const ownGroup =
      ready.find((group) => owners.get(group) === worker) ?? ready.find((group) => !owners.has(group));
    if (ownGroup !== undefined) return ownGroup;
    const most = countOf(worker) + 1;
    const spare = ready.find((group) => countOf(owners.get(group)) > most);
    if (spare !== undefined) owners.set(spare, worker);
    return spare ?? ready.find((group) => waitingIn(group) >= MANY);
  };
  return {
    add(group, item) {
      waiting.set(group, [...(waiting.get(group) ?? []), item]);
    },
    next(worker) {
      const ready = [...waiting.keys()].filter((group) => !begun.has(group) || open.has(group));
      const group = worker ? choose(ready, worker) : ready[0];
      if (group === undefined) return undefined;
      const items = waiting.get(group) ?? [];
      const item = items.shift();
      if (items.length === 0) waiting.delete(group);
      if (!owners.has(group)) owners.set(group, worker);
      begun.add(group);
      return item;
    },
    over: (group) => void open.add(group),
    get size() {
      return [...waiting.values()].reduce((sum, items) => sum + items.length, 0);
    },
  };
}
