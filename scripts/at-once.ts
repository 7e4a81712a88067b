/** Requests that are under way at once. */
const AT_ONCE = 16;

/**
 * Does work for each item, several at once.
 *
 * @param most the items that are under way at once
 * @returns what came of it, in the order of the items
 * @throws what the first work that failed did, when nothing is under way any more; what was not begun by then is left
 */
export async function atOnce<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  most = AT_ONCE,
): Promise<R[]> {
  const results: R[] = [];
  const queue = [...items.entries()];
  const run = async () => {
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift())
        results[next[0]] = await work(next[1]);
    } finally {
      queue.length = 0;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: most }, run));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
}
