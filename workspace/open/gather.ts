/** Programs write a file in several steps: what comes so close is one change. In milliseconds. */
const TOGETHER = 10;
/** A switch of branches changes many files, one after another. */
const MANY_TOGETHER = 50;
/**
 * A watcher tells of the first of two changes alone where they come close: what was read may have been half of a file. It
 * is looked at once more.
 */
const ONCE_MORE = 120;

/** Facts about changes that are taken. */
export interface Taking {
  /** True when the changes were taken before, and are looked at once more. */
  readonly isAgain: boolean;
  /** Tells whether other changes have come meanwhile, and wait. */
  readonly isNextWaiting: () => boolean;
}

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
  take: (paths: readonly string[], taking: Taking) => Promise<void>,
  failed: (error: Error) => void,
): Gathering {
  const fresh = new Set<string>();
  const doubtful = new Set<string>();
  let soon: ReturnType<typeof setTimeout> | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;
  let taken = Promise.resolve();
  let queued = 0;
  const isNextWaiting = () => fresh.size > 0 || queued > 0;
  const give = (paths: Set<string>, isAgain: boolean) => {
    const all = [...paths];
    paths.clear();
    queued++;
    taken = taken
      .then(() => {
        queued--;
        return take(all, { isAgain, isNextWaiting });
      })
      .catch(failed);
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
