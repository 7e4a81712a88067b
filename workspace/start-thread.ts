import { type ChildProcess, fork } from 'node:child_process';
import { type ResourceLimits, Worker } from 'node:worker_threads';

const START = new URL('./thread.mjs', import.meta.url);

/**
 * Starts a thread, which runs a module.
 * @param module its address, without the ending: `new URL('./answer', import.meta.url)`
 * @param workerData what the module finds under this name in `node:worker_threads`
 */
export function startThread(module: URL, workerData: unknown, resourceLimits: ResourceLimits = {}): Worker {
  return new Worker(START, { argv: [module.href], workerData, resourceLimits });
}

/**
 * Asks a thread that answers one question after another.
 * @throws what the thread throws, and when it ends before it has answered
 */
export function askThread<Question, Answer>(thread: Worker, question: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('A thread ended before its work did.'));
    thread.once('error', reject);
    thread.once('exit', ended);
    thread.once('message', (answer: Answer) => {
      thread.off('error', reject);
      thread.off('exit', ended);
      resolve(answer);
    });
    thread.postMessage(question);
  });
}

/**
 * Starts a process, which runs a module and can be sent messages.
 * @param module its address, without the ending
 * @param env variables that it has beside those of this process
 * @param execArgv options of Node that it has beside those of this process
 */
export function startProcess(
  module: URL,
  env: NodeJS.ProcessEnv,
  execArgv: readonly string[] = [],
): ChildProcess {
  return fork(START, [module.href], {
    serialization: 'advanced',
    execArgv: [...process.execArgv, ...execArgv],
    env: { ...process.env, ...env },
    // The output of the command belongs to the command.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
