/** The milliseconds that a failed ping counts as [4.17]. */
export const FAILED = 9999;

/** The milliseconds that a ping is waited for. */
const PATIENCE = 8_000;

/**
 * Measures the time that a domain takes to answer [4.17].
 *
 * @param origin of the domain: the page's policy must let it through
 * @returns whole milliseconds; `FAILED` without an answer
 */
export async function pingDomain(origin: string, signal: AbortSignal): Promise<number> {
  const before = performance.now();
  try {
    const response = await fetch(`${origin}/wps/system/test/ping?speed=${Math.random()}`, {
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    });
    if (!response.ok) return FAILED;
    await response.text();
  } catch {
    return FAILED;
  }
  return Math.min(Math.round(performance.now() - before), FAILED - 1);
}
