/** Numbers of items that are missing from lists, by the list. */
const counts = new WeakMap<readonly unknown[], number>();

/** Keeps with a list that items of it could not be read and are not in it. @returns the list */
export function withLeftOut<List extends readonly unknown[]>(list: List, count: number): List {
  if (count > 0) counts.set(list, count);
  return list;
}

/** The number of items that are not in a list, since they could not be read. */
export function leftOutOf(list: readonly unknown[] | undefined): number {
  return (list && counts.get(list)) ?? 0;
}
