import type { SWRConfiguration } from 'swr';

/** How long one call may take, in milliseconds. */
export const PATIENCE = 15_000;

const RETRIES = 4;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;

/**
 * How server data is kept: failed calls are tried again a few times, each pause twice the one before, capped and
 * spread so that visitors do not return all at once. What the platform refused is not tried again. Nothing is
 * polled while the visitor is offline or the page is hidden.
 */
export const swrDefaults: SWRConfiguration = {
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  refreshWhenOffline: false,
  refreshWhenHidden: false,
  focusThrottleInterval: 10_000,
  shouldRetryOnError: (error: unknown) =>
    !(error instanceof Error && 'retryable' in error && !error.retryable),
  onErrorRetry(_error, _key, _config, revalidate, { retryCount }) {
    if (retryCount > RETRIES) return;
    setTimeout(() => void revalidate({ retryCount }), retryPause(retryCount, Math.random()));
  },
};

/**
 * @param count 1 for the first retry
 * @param chance from 0 to 1
 * @returns milliseconds: between half of the full pause and all of it
 */
export function retryPause(count: number, chance: number): number {
  const full = Math.min(FIRST_PAUSE * 2 ** (count - 1), LONGEST_PAUSE);
  return full / 2 + (full / 2) * chance;
}
