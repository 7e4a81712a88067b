import assert from 'node:assert/strict';
import { join } from 'node:path';
import { startCacheServer } from '#tests/harness/cache-server.ts';
import { type Bench, median, seconds } from './bench.ts';
import { timeCommand } from './time-command.ts';

/** How many machines find the cache full. */
const SECOND_MACHINES = 3;

/** A machine that finds in the shared cache what another machine has made, against the machine that made it. */
export const sharedCache: Bench = {
  name: 'shared-cache',
  async run({ root, scratch, log }) {
    const server = await startCacheServer(join(scratch, 'entries'));
    try {
      const program = join(root, 'tests/bench/build-with-cache.ts');
      const machine = (name: string) =>
        timeCommand(root, [
          '--import',
          'tsx',
          program,
          root,
          join(scratch, name),
          JSON.stringify(server.access),
        ]);
      const first = await machine('first');
      log(`the machine that fills the shared cache: ${seconds(first)}`);
      const filled = server.entries();
      assert(filled.size > 0, 'The first machine has sent nothing.');
      const others: number[] = [];
      for (let count = 0; count < SECOND_MACHINES; count++) others.push(await machine(`second-${count}`));
      log(`machines that find it full: ${others.map(seconds).join(', ')}`);
      // What a machine compiles it sends: a machine that sent nothing has compiled nothing.
      assert.deepEqual(server.entries(), filled, 'A second machine has compiled something.');
      return [
        {
          what: "building the project's brands with a full shared cache, against filling it",
          measured: seconds(median(others)),
          baseline: seconds(first),
          value: median(others) / first,
          limit: 0.2,
          unit: 'ratio',
        },
      ];
    } finally {
      await server.stop();
    }
  },
};
