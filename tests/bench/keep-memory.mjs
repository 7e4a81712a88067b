// Loaded into a command with --import, and by that into the processes that it starts: keeps the most memory (KiB) that the
// command has had at a time, with all its threads and the process that compiles.
import { subscribe } from 'node:diagnostics_channel';
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { ownPeak } from '#tests/fuzz/own-peak.mjs';

const file = process.env.KEEP_MEMORY_IN;
if (isMainThread && file && process.send) {
  process.on('exit', () => writeFileSync(`${file}-${process.pid}`, `${ownPeak()}`));
} else if (isMainThread && file) {
  // No less than both had at a time: what each of them had at most until the other ended.
  let most = 0;
  subscribe('child_process', ({ process: child }) => {
    child.once('exit', () => {
      most = Math.max(most, ownPeak() + Number(readFileSync(`${file}-${child.pid}`, 'utf8')));
    });
  });
  process.on('exit', () => writeFileSync(file, `${Math.max(most, ownPeak())}`));
}
