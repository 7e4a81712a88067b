/** A set that forgets what was used longest ago once it holds more than `size`. */
export function createLruSet<T>(size: number): { has(item: T): boolean; add(item: T): void } {
  const items = new Set<T>();
  const touch = (item: T) => {
    items.delete(item);
    items.add(item);
  };
  return {
    has(item) {
      if (!items.has(item)) return false;
      touch(item);
      return true;
    },
    add(item) {
      touch(item);
      const [oldest] = items;
      if (items.size > size && oldest !== undefined) items.delete(oldest);
    },
  };
}
