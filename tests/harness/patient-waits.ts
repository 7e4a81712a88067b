import { vi } from 'vitest';

/** As long as a busy machine takes, in milliseconds; only a failure waits so long. Vitest has no setting for it, and gives a second. */
const LONGEST = 60_000;

const { waitFor } = vi;

// The files of a worker share Vitest's own functions.
if (waitFor.name !== 'waitPatiently')
  vi.waitFor = function waitPatiently(callback, options = {}) {
    return waitFor(callback, typeof options === 'number' ? options : { timeout: LONGEST, ...options });
  };
