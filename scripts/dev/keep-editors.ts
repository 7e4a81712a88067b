import type { Workspace } from '@liveryjs/workspace/open/workspace';
import { keepSchemas } from '@liveryjs/workspace/types/editor/keep-schemas';

/** The time without a save before schemas are made: pages that show what was saved come first. In milliseconds. */
const QUIET = 1000;

/** Keeps what editors know of brands while files change. */
export interface EditorKeeper {
  /** Has the schemas of these brands made again. */
  concern(ids: Iterable<string>): void;
  /** Says that something was saved: what is being made is left, and begun again when all is quiet. */
  wait(): void;
  stop(): void;
}

/** @param failed hears why schemas could not be written */
export function keepEditors(workspace: () => Workspace, failed: (error: Error) => void): EditorKeeper {
  const waiting = new Set<string>();
  let made = Promise.resolve();
  let left = new AbortController();
  let soon: ReturnType<typeof setTimeout> | undefined;

  const make = async (signal: AbortSignal) => {
    const ids = [...waiting];
    await keepSchemas(workspace(), { ids, signal });
    if (!signal.aborted) for (const id of ids) waiting.delete(id);
  };
  const stop = () => {
    clearTimeout(soon);
    left.abort();
  };
  const wait = () => {
    stop();
    if (waiting.size === 0) return;
    left = new AbortController();
    const { signal } = left;
    soon = setTimeout(() => {
      made = made.then(() => make(signal)).catch(failed);
    }, QUIET);
  };
  return {
    concern(ids) {
      for (const id of ids) waiting.add(id);
      wait();
    },
    wait,
    stop,
  };
}
