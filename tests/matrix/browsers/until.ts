/** As long as a busy machine takes; only a failure waits so long. */
const PATIENCE = 60_000;

/**
 * Asks again and again until there is an answer that is not undefined.
 * @param missing says at the end what there should have been
 * @param patience milliseconds until then
 */
export async function until<T>(
  ask: () => Promise<T | undefined>,
  missing: () => string,
  patience = PATIENCE,
): Promise<T> {
  const end = Date.now() + patience;
  let last: unknown;
  for (;;) {
    const begin = Date.now();
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
      last = undefined;
    } catch (error) {
      // A page that is just leaving for the next cannot be asked.
      last = error;
    }
    if (Date.now() > end) throw new Error(missing(), { cause: last });
    // To look through a large page keeps the page from its own work: it has at least as long for that.
    await new Promise((resolve) => setTimeout(resolve, Math.max(40, 2 * (Date.now() - begin))));
  }
}
