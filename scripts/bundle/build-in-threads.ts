import type { Worker } from 'node:worker_threads';
import { Failure } from '@liveryjs/workspace/failure';
import { askThread, startThread } from '@liveryjs/workspace/start-thread';
import type { Answer, Task, ThreadSetup } from './answer-builds.ts';
import type { BuildContext } from './build-brand.ts';
import { createGroups } from './groups.ts';
import {
  type BrandPlan,
  type BuildInto,
  type Built,
  builder,
  type NoBundle,
  noBundle,
} from './make-bundle.ts';
import { packPlan } from './packed-plan.ts';
import type { SharedCacheOptions } from './shared-cache.ts';

/** Threads that make bundles side by side. */
export interface Crew {
  readonly buildInto: BuildInto;
  /** Waits for the bundles that are being made, and ends the threads. Others are not begun. */
  close(): Promise<void>;
}

/** Memory of a thread for objects that live shortly: the default takes twice as much, and saves no time. */
const YOUNG_MEGABYTES = 24;

/** Stands for a thread, which is started when there is work for it. */
interface Place {
  thread?: Worker;
}

interface Asked {
  readonly folder: string;
  readonly plan: BrandPlan;
  /** Address of the renderer. It and the code are compiled, or could not be. */
  readonly compiled: Promise<string>;
  readonly resolve: (made: ReturnType<BuildInto>) => void;
}

/**
 * Has code compiled, once for each, and lets threads make the bundles. Another thread is started when there is a bundle to
 * make and none is free.
 * @param most so many threads there are
 * @param megabytes that each has for what lives long; a brand that takes more is built in this thread
 */
export function openCrew(
  context: BuildContext,
  sharedCache: SharedCacheOptions | undefined,
  most: number,
  megabytes: number,
): Crew {
  const setup: ThreadSetup = { ...context.setup, sharedCache };
  const groups = createGroups<Asked>();
  const threads = new Set<Worker>();
  const free: Place[] = Array.from({ length: most }, () => ({}));
  const working = new Set<Promise<unknown>>();
  let compiling = 0;
  let isOver = false;

  const start = () => {
    const thread = startThread(new URL('./answer-builds', import.meta.url), setup, {
      maxOldGenerationSizeMb: megabytes,
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
    });
    threads.add(thread);
    thread.once('exit', () => threads.delete(thread));
    return thread;
  };
  const make = async (place: Place, task: Task): Promise<Built | NoBundle> => {
    const thread = place.thread ?? start();
    delete place.thread;
    const answer = await askThread<Task, Answer>(thread, task);
    place.thread = thread;
    answer.notes.forEach(context.note);
    if ('failure' in answer) throw new Failure(answer.failure);
    if ('error' in answer) throw answer.error;
    return answer.made;
  };
  const compile = async ({ module }: BrandPlan) => {
    const [server] = await Promise.all([context.server(), context.code(module)]);
    return server;
  };
  const build = async (place: Place, { folder, plan, compiled }: Asked): ReturnType<BuildInto> => {
    const begin = performance.now();
    const sinceBegin = () => performance.now() - begin;
    let server: string;
    try {
      server = await compiled;
    } catch (error) {
      return { ...noBundle('build-code', error), milliseconds: sinceBegin() };
    }
    try {
      const made = await make(place, { folder, plan: packPlan(plan), server });
      return { ...made, milliseconds: sinceBegin() };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
      return builder(context)(folder, plan);
    }
  };
  const next = () => {
    // The compiling thread keeps a core of its own busy, and has as much memory as any other thread.
    const room = Math.max(1, compiling > 0 ? most - 1 : most);
    while (!isOver && working.size < room) {
      const place = free.at(-1);
      const waitingBuild = place && groups.next(place);
      if (!place || !waitingBuild) return;
      free.pop();
      const made = build(place, waitingBuild);
      waitingBuild.resolve(made);
      const over = made
        .catch(() => undefined)
        .then(() => {
          working.delete(over);
          free.push(place);
          groups.over(waitingBuild.plan.key);
          next();
        });
      working.add(over);
    }
  };
  return {
    buildInto: (folder, plan) =>
      new Promise((resolve) => {
        const compiled = compile(plan);
        compiling++;
        const begin = () => {
          compiling--;
          groups.add(plan.key, { folder, plan, compiled, resolve });
          next();
        };
        compiled.then(begin, begin);
      }),
    async close() {
      isOver = true;
      await Promise.all(working);
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}
