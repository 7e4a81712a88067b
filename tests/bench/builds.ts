import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bench, median, seconds } from './bench.ts';
import { makeBrands } from './make-brands.ts';
import { COMMAND, makeRepository, setAside } from './repository.ts';
import { timeCommand } from './time-command.ts';

/** The number of times that all brands are built at once. */
const RUNS = 3;
/**
 * The number of times that one brand is built the plain way before each of those, because the speed of a machine changes.
 */
const PLAIN_RUNS = 2;
/** The number of times that a build with nothing to do is run. */
const UNCHANGED_RUNS = 5;
/** For so many brands it is told what a build with nothing to do takes. */
const MANY = 1000;

/** Many brands at once against each by itself, and once more with nothing changed: built packages, as operators have them. */
export const builds: Bench = {
  name: 'builds',
  async run({ root, scratch, builds: count, log }) {
    const brands = join(scratch, 'brands');
    const [first = ''] = makeBrands(root, brands, count);
    const portals = await makeRepository(root, join(scratch, 'building'));
    const plainBuild = join(portals, 'plain-build.mjs');
    cpSync(join(root, 'tests/bench/plain-build.mjs'), plainBuild);
    const build = (...what: readonly string[]) => [COMMAND, 'build', ...what, '--brands', brands];
    const memory = join(scratch, 'memory');
    const keepMemory = ['--import', join(root, 'tests/bench/keep-memory.mjs')];
    const plain: number[] = [];
    const whole: number[] = [];
    const mebibytes: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      for (let time = 0; time < PLAIN_RUNS; time++)
        plain.push(await timeCommand(portals, [plainBuild, brands, first, join(scratch, 'plain')]));
      setAside(portals);
      whole.push(await timeCommand(portals, [...keepMemory, ...build('--all')], { KEEP_MEMORY_IN: memory }));
      mebibytes.push(Number(readFileSync(memory, 'utf8')) / 1024);
    }
    const mib = (value: number) => `${value.toFixed(0)} MiB`;
    log(`one plain build: ${plain.map(seconds).join(', ')}`);
    log(`all brands at once: ${whole.map(seconds).join(', ')}; ${mebibytes.map(mib).join(', ')}`);
    // The time for one brand is the least for any number: the start, and the look at the packages.
    await timeCommand(portals, build(first));
    const singleTimes: number[] = [];
    const all: number[] = [];
    for (let run = 0; run < UNCHANGED_RUNS; run++) {
      singleTimes.push(await timeCommand(portals, build(first)));
      all.push(await timeCommand(portals, build('--all')));
    }
    log(
      `with nothing changed: one brand ${singleTimes.map(seconds).join(', ')}; all ${all.map(seconds).join(', ')}`,
    );
    const each = (median(all) - median(singleTimes)) / (count - 1);
    const many = median(singleTimes) + each * (MANY - 1);
    return [
      {
        what: `build --all of ${count} generated brands and the project's, against ${count} plain builds; medians`,
        measured: seconds(median(whole)),
        baseline: `${count} × ${seconds(median(plain))}`,
        value: median(whole) / (count * median(plain)),
        limit: 0.06,
        unit: 'ratio',
      },
      {
        what: `most memory of that build, with all its threads and the process that compiles, in ${RUNS} builds`,
        measured: mib(Math.max(...mebibytes)),
        baseline: '',
        value: Math.max(...mebibytes),
        // 700 MB.
        limit: 667,
        unit: 'MiB',
      },
      {
        what: `build --all of ${MANY} brands with nothing changed, by what one takes and ${count}`,
        measured: `${seconds(median(singleTimes))}, ${seconds(median(all))}`,
        baseline: '',
        value: many / 1000,
        limit: 1.5,
        unit: 'seconds',
      },
    ];
  },
};
