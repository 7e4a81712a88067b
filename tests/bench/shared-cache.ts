import assert from 'node:assert/strict';
import { join } from 'node:path';
import { startCacheServer } from '#tests/harness/cache-server.ts';
import { type Bench, median, seconds } from './bench.ts';
import { COMMAND, makeRepository, setAside } from './repository.ts';
import { timeCommand } from './time-command.ts';

/** The number of machines that find the cache full. */
const SECOND_MACHINES = 3;

/**
 * A machine that finds in the shared cache what another machine has made, against the machine that made it: the command as
 * an operator's repository has it, with built packages, from its start to its end.
 */
export const sharedCache: Bench = {
  name: 'shared-cache',
  async run({ root, scratch, log }) {
    const folder = join(scratch, 'shared-cache');
    const server = await startCacheServer(join(folder, 'entries'));
    try {
      const portals = await makeRepository(root, folder);
      const { url, key, token } = server.access;
      const env = { LIVERY_CACHE_URL: url, LIVERY_CACHE_KEY: key, LIVERY_CACHE_TOKEN: token };
      const machine = () => {
        setAside(portals);
        return timeCommand(portals, [COMMAND, 'build', '--all'], env);
      };
      const first = await machine();
      log(`the machine that fills the shared cache: ${seconds(first)}`);
      const filled = server.entries();
      assert(filled.size > 0, 'The first machine has sent nothing.');
      const others: number[] = [];
      for (let count = 0; count < SECOND_MACHINES; count++) others.push(await machine());
      log(`machines that find it full: ${others.map(seconds).join(', ')}`);
      // A machine sends whatever it compiles: one that sent nothing has compiled nothing.
      assert.deepEqual(server.entries(), filled, 'A second machine has compiled something.');
      return [
        {
          what: "building the project's brands with a full shared cache, against filling it",
          measured: seconds(median(others)),
          baseline: seconds(first),
          value: median(others) / first,
          // Mostly the start and the reading of the brands, which both do.
          limit: 0.4,
          unit: 'ratio',
        },
      ];
    } finally {
      await server.stop();
    }
  },
};
