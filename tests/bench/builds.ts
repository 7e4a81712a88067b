import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bench, median, seconds } from './bench.ts';
import { makeBrands } from './make-brands.ts';
import { COMMAND, makeRepository } from './repository.ts';
import { timeCommand } from './time-command.ts';

/** How often one brand is built the plain way. */
const PLAIN_RUNS = 5;
/** How often a build with nothing to do is run. */
const UNCHANGED_RUNS = 5;
/** For so many brands it is told what a build with nothing to do takes. */
const MANY = 1000;

/** Many brands at once against each by itself, and once more with nothing changed: built packages, as operators have them. */
export const builds: Bench = {
  name: 'builds',
  async run({ root, scratch, builds: count, log }) {
    const brands = join(scratch, 'brands');
    const out = join(scratch, 'dist');
    const [first = ''] = makeBrands(root, brands, count);
    const portals = await makeRepository(root, join(scratch, 'building'));
    const plainBuild = join(portals, 'plain-build.mjs');
    cpSync(join(root, 'tests/bench/plain-build.mjs'), plainBuild);
    const plain: number[] = [];
    for (let run = 0; run < PLAIN_RUNS; run++)
      plain.push(await timeCommand(portals, [plainBuild, brands, first, join(scratch, 'plain')]));
    log(`one plain build: ${plain.map(seconds).join(', ')}`);
    const build = (...what: readonly string[]) => [
      COMMAND,
      'build',
      ...what,
      '--brands',
      brands,
      '--out',
      out,
    ];
    const memory = join(scratch, 'memory');
    const keepMemory = ['--import', join(root, 'tests/bench/keep-memory.mjs')];
    const whole = await timeCommand(portals, [...keepMemory, ...build('--all')], { KEEP_MEMORY_IN: memory });
    const mebibytes = Number(readFileSync(memory, 'utf8')) / 1024;
    log(`all brands at once: ${seconds(whole)}, ${mebibytes.toFixed(0)} MiB`);
    // What one takes is what any number takes at least: the start, and the look at the packages.
    await timeCommand(portals, build(first));
    const one: number[] = [];
    const all: number[] = [];
    for (let run = 0; run < UNCHANGED_RUNS; run++) {
      one.push(await timeCommand(portals, build(first)));
      all.push(await timeCommand(portals, build('--all')));
    }
    log(`with nothing changed: one brand ${one.map(seconds).join(', ')}; all ${all.map(seconds).join(', ')}`);
    const each = (median(all) - median(one)) / (count - 1);
    const many = median(one) + each * (MANY - 1);
    return [
      {
        what: `build --all of ${count} generated brands and the project's, against ${count} plain builds`,
        measured: seconds(whole),
        baseline: `${count} × ${seconds(median(plain))}`,
        value: whole / (count * median(plain)),
        limit: 0.06,
        unit: 'ratio',
      },
      {
        what: 'most memory of that build, with all its threads and the process that compiles',
        measured: `${mebibytes.toFixed(0)} MiB`,
        baseline: '',
        value: mebibytes,
        // 700 MB.
        limit: 667,
        unit: 'MiB',
      },
      {
        what: `build --all of ${MANY} brands with nothing changed, by what one takes and ${count}`,
        measured: `${seconds(median(one))}, ${seconds(median(all))}`,
        baseline: '',
        value: many / 1000,
        limit: 1.5,
        unit: 'seconds',
      },
    ];
  },
};
