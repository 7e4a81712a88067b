// Prints, again and again, how many milliseconds of a processor's time a fixed piece of work takes: how fast the machine is
// while tests run beside it. Each piece is a process of its own, since most of what tests do is done once: they start processes,
// load code, touch memory that is new to them and read it in no order. A loop that fits into a processor's cache would say
// nothing of a machine with fast processors and slow memory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** A piece is about a fiftieth of the work of two processors, so that it costs the tests beside it next to nothing. */
const PAUSE_MS = 30_000;

const piece = resolve(import.meta.dirname, 'yardstick-piece.mjs');

for (;;) {
  const child = spawn(process.execPath, [piece], { stdio: 'inherit' });
  await once(child, 'close');
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
