import type { SWRConfiguration } from 'swr';

/** The time that one call may take, in milliseconds. */
export const PATIENCE = 15_000;

/** Key of the platform's report on itself. */
export const STATUS_KEY = 'livery:status';

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

/**
 * Rules for keeping server data: failed calls are tried again until they succeed, each pause twice the one before up to
 * a minute or as long as the platform asks for, and spread so that visitors do not return all at once. Calls that the
 * platform refused are not tried again. Nothing is polled while the visitor is offline or the page is hidden.
 */
export const swrDefaults: SWRConfiguration = {
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  refreshWhenOffline: false,
  refreshWhenHidden: false,
  focusThrottleInterval: 10_000,
  shouldRetryOnError: (error: unknown) =>
    !(error instanceof Error && 'retryable' in error && !error.retryable),
  onErrorRetry(error: unknown, _key, _config, revalidate, { retryCount }) {
    setTimeout(() => void revalidate({ retryCount }), pauseAfter(error, retryCount, Math.random()));
  },
};

/** A platform that asks for more than an hour of patience is asked again after an hour. */
const LONGEST_WISH = 3_600_000;

/**
 * The pause after a failure: never shorter than the platform asked for.
 *
 * @param error may say after how many seconds (`retryAfter`)
 * @param count 1 for the first retry
 * @param chance from 0 to 1
 * @returns milliseconds
 */
export function pauseAfter(error: unknown, count: number, chance: number): number {
  const seconds = error instanceof Error && 'retryAfter' in error ? Number(error.retryAfter ?? 0) : 0;
  return Math.max(retryPause(count, chance), Math.min(seconds * 1000, LONGEST_WISH));
}

/**
 * @param count 1 for the first retry
 * @param chance from 0 to 1
 * @returns milliseconds: between half of the full pause and all of it
 */
export function retryPause(count: number, chance: number): number {
  const full = Math.min(FIRST_PAUSE * 2 ** (count - 1), LONGEST_PAUSE);
  return full / 2 + (full / 2) * chance;
}
