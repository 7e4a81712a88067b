import type { ChildProcess } from 'node:child_process';
import { Failure } from '@liveryjs/workspace/failure';
import { startProcess } from '@liveryjs/workspace/start-thread';
import type { Compiled, CompileTask } from './answer-compiles.ts';
import { CodeFault } from './code-fault.ts';
import type { Compiler, Sources } from './compile.ts';

/**
 * Rolldown's allocator and glibc's keep what was freed for later use. Of two hundred megabytes that they would keep, the
 * next compilation needs little.
 */
const MEMORY_IS_GIVEN_BACK = {
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  MIMALLOC_ALLOW_THP: '0',
  MALLOC_ARENA_MAX: '2',
};

/** Megabytes of memory for what lives shortly in JavaScript: more is only filled, and saves no time. */
const YOUNG = ['--max-semi-space-size=2'];

/** With each further thing a process keeps 30 to 60 MB more; a new one takes a second to start. */
const MOST_COMPILED = 3;

/**
 * Compiles in a process apart, one thing after the other. The process ends after a few things, and when there is nothing
 * to compile, and its memory is free again: what Vite and Rolldown have taken, a process keeps to its end.
 */
export function compileApart(sources: Sources): Compiler & {
  /** Ends the process; what it has not compiled fails. */
  close(): void;
} {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let pending = 0;
  let compiled = 0;
  let isClosed = false;
  const end = () => {
    if (child?.connected) child.disconnect();
    child = undefined;
  };
  const compile = <T>(task: CompileTask): Promise<T> => {
    pending++;
    const before = last;
    const answer = (async () => {
      await before;
      try {
        if (isClosed) throw new Error('The build is over.');
        child ??= startProcess(new URL('./answer-compiles', import.meta.url), MEMORY_IS_GIVEN_BACK, YOUNG);
        return (await ask(child, task)) as T;
      } catch (error) {
        // The process may be the reason.
        end();
        throw error;
      } finally {
        pending--;
        compiled++;
        if (pending === 0 || compiled % MOST_COMPILED === 0) end();
      }
    })();
    last = answer.catch(() => undefined);
    return answer;
  };
  return {
    code: (module) => compile({ sources, module }),
    server: () => compile({ sources }),
    close() {
      isClosed = true;
      end();
    },
  };
}

async function ask(child: ChildProcess, task: CompileTask): Promise<unknown> {
  const answer = await new Promise<Compiled>((resolve, reject) => {
    const ended = (why: unknown) => reject(new Failure(sentence(why)));
    const exited = (code: number | null, signal: string | null) => ended(signal ?? `exit code ${code}`);
    child.once('error', ended);
    child.once('exit', exited);
    child.once('message', (message: Compiled) => {
      child.off('error', ended);
      child.off('exit', exited);
      resolve(message);
    });
    child.send(task, (error) => error && ended(error.message));
  });
  if ('failure' in answer) throw new Failure(answer.failure);
  if ('faults' in answer) throw new CodeFault(answer.faults);
  if ('error' in answer) throw answer.error;
  return answer.made;
}

function sentence(why: unknown): string {
  const reason = why instanceof Error ? why.message : why;
  return `The process that compiles code ended before its work was done (${reason}). Mostly there was too little memory for it: free some, then run the command again.`;
}
