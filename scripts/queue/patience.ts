import { Failure } from '@liveryjs/workspace/failure';

/** Milliseconds that trouble of services and machines is waited for. */
export const USUAL_PATIENCE_MS = 30 * 60 * 1000;

/** Waits for services and machines that have trouble, as long as somebody has patience. */
export interface Patience {
  /**
   * Tells of trouble once. The time that is waited counts anew with each brand that is done, and when there is no trouble.
   * @param done how many brands are done
   * @param troubles what is in the way now, each a sentence
   * @throws Failure when the time is over
   */
  look(done: number, troubles: Iterable<string>): void;
}

/** @param now in milliseconds */
export function createPatience(
  limit: number,
  note: (sentence: string) => void,
  now: () => number = () => performance.now(),
): Patience {
  const told = new Set<string>();
  let since = now();
  let before = 0;
  return {
    look(done, troubles) {
      const all = [...new Set(troubles)];
      for (const sentence of all) {
        if (told.has(sentence)) continue;
        told.add(sentence);
        note(`${sentence} The build waits for it, ${durationText(limit)} at most (--patience).`);
      }
      if (all.length === 0 || done > before) since = now();
      before = done;
      if (now() - since < limit || all.length === 0) return;
      throw new Failure(
        `The build has waited ${durationText(limit)} in vain. ${all.join(' ')} No brand has failed for that: the same command goes on where this one ended, and --patience lets it wait longer.`,
      );
    },
  };
}

/** Milliseconds between two looks at what is in the way, while something is waited for. */
const LOOK_MS = 500;

/**
 * A promise, or the end of the work when that comes first.
 * @param look is called again and again meanwhile; what it throws is the end, too
 */
export function until<T>(signal: AbortSignal, promise: Promise<T>, look: () => void): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const settle = <V>(how: (value: V) => void) => {
      return (value: V) => {
        signal.removeEventListener('abort', end);
        clearInterval(timer);
        how(value);
      };
    };
    const fail = settle(reject);
    const end = () => fail(signal.reason);
    const timer = setInterval(() => {
      try {
        look();
      } catch (error) {
        fail(error);
      }
    }, LOOK_MS);
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
    promise.then(settle(resolve), fail);
  });
}

/** The values of some promises. @throws what the first has thrown, once all have ended: none goes on beside the next try */
export async function allDone<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

/** A time for people, from milliseconds: `90 seconds`, `30 minutes`. */
function durationText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 120 || seconds % 60 !== 0) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${seconds / 60} minutes`;
}
