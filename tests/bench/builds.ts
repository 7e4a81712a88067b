import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Bench, median, seconds } from './bench.ts';
import { makeBrands } from './make-brands.ts';
import { timeCommand } from './time-command.ts';

/** How often one brand is built the plain way. */
const PLAIN_RUNS = 5;
/** How often a build with nothing to do is run. */
const UNCHANGED_RUNS = 5;

/** Many brands at once against each by itself, and once more with nothing changed. */
export const builds: Bench = {
  name: 'builds',
  async run({ root, scratch, builds: count, log }) {
    const brands = join(scratch, 'brands');
    const out = join(scratch, 'dist');
    const [first = ''] = makeBrands(root, brands, count);
    const plain: number[] = [];
    for (let run = 0; run < PLAIN_RUNS; run++) {
      const program = join(root, 'tests/bench/plain-build.ts');
      plain.push(
        await timeCommand(root, ['--import', 'tsx', program, root, brands, first, join(scratch, 'plain')]),
      );
    }
    log(`one plain build: ${plain.map(seconds).join(', ')}`);
    // What an earlier run has built must not help.
    rmSync(join(root, 'node_modules/.cache/livery'), { recursive: true, force: true });
    const all = ['scripts/livery.js', 'build', '--all', '--brands', brands, '--out', out];
    const memory = join(scratch, 'memory');
    const keepMemory = ['--import', join(root, 'tests/bench/keep-memory.mjs')];
    const whole = await timeCommand(root, [...keepMemory, ...all], { KEEP_MEMORY_IN: memory });
    const mebibytes = Number(readFileSync(memory, 'utf8')) / 1024;
    log(`all brands at once: ${seconds(whole)}, ${mebibytes.toFixed(0)} MiB`);
    const unchanged: number[] = [];
    for (let run = 0; run < UNCHANGED_RUNS; run++) unchanged.push(await timeCommand(root, all));
    log(`with nothing changed: ${unchanged.map(seconds).join(', ')}`);
    return [
      {
        what: `build --all of ${count} generated brands and the project's, against ${count} plain builds`,
        measured: seconds(whole),
        baseline: `${count} × ${seconds(median(plain))}`,
        value: whole / (count * median(plain)),
        limit: 0.13,
        unit: 'ratio',
      },
      {
        what: 'most memory of that build, with all its threads',
        measured: `${mebibytes.toFixed(0)} MiB`,
        baseline: '',
        value: mebibytes,
        limit: 2500,
        unit: 'MiB',
      },
      {
        what: 'build --all with nothing changed, against the full one',
        measured: seconds(median(unchanged)),
        baseline: seconds(whole),
        value: median(unchanged) / whole,
        limit: 0.02,
        unit: 'ratio',
      },
    ];
  },
};
