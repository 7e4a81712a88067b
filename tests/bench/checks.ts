import { join } from 'node:path';
import { type Bench, median, seconds } from './bench.ts';
import { makeBrands } from './make-brands.ts';
import { COMMAND, makeRepository } from './repository.ts';
import { timeCommand } from './time-command.ts';

const RUNS = 3;

/** Checking many brands, by the command of built packages, from its start to its end. */
export const checks: Bench = {
  name: 'check',
  async run({ root, scratch, checks: count, log }) {
    const brands = join(scratch, 'checked');
    const portals = await makeRepository(root, join(scratch, 'checking'));
    makeBrands(root, brands, count);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++)
      times.push(await timeCommand(portals, [COMMAND, 'check', '--brands', brands]));
    log(`check: ${times.map(seconds).join(', ')}`);
    return [
      {
        what: `check of ${count} generated brands`,
        measured: seconds(median(times)),
        baseline: '',
        value: median(times) / 1000,
        limit: 4,
        unit: 'seconds',
      },
    ];
  },
};
