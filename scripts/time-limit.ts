import { Worker } from 'node:worker_threads';

/** Milliseconds that a command has to end in order once its time is spent. */
const GRACE = 5000;

/** Runs in a thread of its own: work that never comes back lets nothing else run in its thread. */
const WATCH = `
const { writeSync } = require('node:fs');
const { workerData: { sentence, limit, grace } } = require('node:worker_threads');
setTimeout(() => {
  writeSync(2, sentence);
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), grace);
}, limit);
`;

/**
 * Ends this process when its time is spent: with a sentence, as an interruption would, and for good where it does not end by
 * that. It does not keep the process from ending sooner.
 */
export function limitTime(seconds: number): void {
  const sentence = `livery: The time limit of ${seconds} s is spent. Give fewer brands or smaller files, or more time with --time-limit.\n`;
  const workerData = { sentence, limit: seconds * 1000, grace: GRACE };
  new Worker(WATCH, { eval: true, execArgv: [], workerData }).unref();
}
