/** So many of a list from a place on, beginning anew where it ends; all of it where it has no more. */
export function rowsFrom<T>(list: readonly T[], start: number, count: number): readonly T[] {
  if (list.length <= count) return list;
  return Array.from({ length: count }, (_, at) => list[(start + at) % list.length] as T);
}
