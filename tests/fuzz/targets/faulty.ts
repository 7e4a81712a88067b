import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '@liveryjs/workspace/failure';
import { caseOf, first, textIn } from '#tests/fuzz/case.ts';
import type { Target } from '#tests/fuzz/target.ts';

/** A reader with a fault that a case shows by a word in it. */
function fault(read: (text: string, folder: string) => void | Promise<void>): Target {
  return {
    limits: { milliseconds: 200, megabytes: 150 },
    seeds: () => [caseOf('a.txt', 'sound')],
    open: async (folder) => (input) => read(textIn(first(input).bytes), folder),
  };
}

function spin(milliseconds: number): void {
  const began = process.cpuUsage();
  while (process.cpuUsage(began).user < milliseconds * 1000)
    for (let count = 0; count < 1_000_000; count++) Math.imul(count, count);
}

/** A seed that other cases are slowly made of. */
class SlowCase extends Map<string, Uint8Array> {
  readonly milliseconds: number;

  constructor(milliseconds: number) {
    super(caseOf('a.txt', 'sound'));
    this.milliseconds = milliseconds;
  }

  override [Symbol.iterator]() {
    spin(this.milliseconds);
    return super[Symbol.iterator]();
  }
}

/** Readers by which it is tried whether a fault is found. */
export const faulty: Readonly<Record<string, Target>> = {
  sound: fault((text) => {
    if (text.includes('fault')) throw new Failure('It is told in a sentence.');
  }),
  crash: fault((text) => {
    if (text.includes('fault')) throw new TypeError('It is not a function');
  }),
  later: fault((text) => {
    if (text.includes('fault')) void Promise.reject(new Error('Nobody waits for it'));
  }),
  slow: fault((text) => {
    if (text.includes('fault')) spin(1200);
  }),
  write: fault((text, folder) => {
    writeFileSync(join(folder, text.includes('fault') ? '../pwned' : 'a'), 'a');
  }),
  read: fault((text, folder) => {
    // Whoever catches the refusal has tried all the same.
    try {
      if (text.includes('fault')) readFileSync(join(folder, '../secret.json'));
    } catch {}
  }),
  memory: {
    ...fault((text) => {
      // More than the process has ever held: only a new peak is seen.
      if (text.includes('fault')) new Uint8Array(700 * 1024 * 1024).fill(1);
    }),
    // A system may take seconds to hand out so much.
    limits: { milliseconds: 14_000, megabytes: 150 },
  },
  heap: {
    ...fault((text) => {
      const all: number[][] = [];
      while (text.includes('fault')) all.push(new Array(8_000_000).fill(0.5));
    }),
    limits: { milliseconds: 14_000, megabytes: 150 },
  },
  hang: fault((text) => {
    while (text.includes('fault'));
  }),
  making: {
    ...fault(() => spin(700)),
    limits: { milliseconds: 5000, megabytes: 150 },
    seeds: () => [new SlowCase(700)],
  },
  unmade: {
    ...fault(() => undefined),
    open: async () => () => undefined,
    seeds: () => [new SlowCase(Number.POSITIVE_INFINITY)],
  },
  opening: { ...fault(() => undefined), open: () => process.exit(1) },
  wait: fault((text) => (text.includes('fault') ? new Promise(() => undefined) : undefined)),
};
