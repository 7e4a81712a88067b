/** As long as a busy machine takes; only a failure waits so long. */
const PATIENCE = 20_000;

/**
 * Asks again and again until there is an answer that is not undefined.
 * @param missing says at the end what there should have been
 */
export async function until<T>(ask: () => Promise<T | undefined>, missing: () => string): Promise<T> {
  const end = Date.now() + PATIENCE;
  let last: unknown;
  do {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
      last = undefined;
    } catch (error) {
      // A page that is just leaving for the next cannot be asked.
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  } while (Date.now() < end);
  throw new Error(missing(), { cause: last });
}
