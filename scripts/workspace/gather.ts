/** Programs write a file in several steps: what comes so close is one change. In milliseconds. */
const TOGETHER = 10;
/** A switch of branches changes many files, one after another. */
const MANY_TOGETHER = 50;
/**
 * A watcher tells of the first of two changes alone where they come close: what was read may have been half of a file. It
 * is looked at once more.
 */
const ONCE_MORE = 120;

/** Gathers changes that come close together. */
export interface Gathering {
  add(path: string): void;
  /** Forgets what was not taken yet. */
  stop(): void;
}

/**
 * @param take gets paths that changed; one call after another. It gets them once more a little later
 * @param failed hears why `take` has failed
 */
export function gather(
  take: (paths: readonly string[], isAgain: boolean) => Promise<void>,
  failed: (error: Error) => void,
): Gathering {
  const fresh = new Set<string>();
  const doubtful = new Set<string>();
  let soon: ReturnType<typeof setTimeout> | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;
  let taken = Promise.resolve();
  const give = (paths: Set<string>, isAgain: boolean) => {
    const all = [...paths];
    paths.clear();
    taken = taken.then(() => take(all, isAgain)).catch(failed);
  };
  return {
    add(path) {
      fresh.add(path);
      doubtful.add(path);
      clearTimeout(soon);
      clearTimeout(later);
      soon = setTimeout(() => give(fresh, false), fresh.size > 1 ? MANY_TOGETHER : TOGETHER);
      later = setTimeout(() => give(doubtful, true), ONCE_MORE);
    },
    stop() {
      clearTimeout(soon);
      clearTimeout(later);
    },
  };
}
