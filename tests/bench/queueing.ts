import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startRedis } from '#tests/builds/start-redis.ts';
import { type Bench, median, seconds } from './bench.ts';
import { makeBrands } from './make-brands.ts';
import { COMMAND, makeRepository, setAside } from './repository.ts';
import { end, timeCommand } from './time-command.ts';

/** The number of times that all brands are built in each way, in turns. */
const RUNS = 3;
/** The most brands that are built: what is measured is a ratio. */
const MOST = 24;
/** Workers may take so much longer than the machine alone: they ask Redis, and each opens the workspace. */
const MOST_RATIO = 1.3;
/** A worker may hold so much of the memory that one process holds which builds all the brands. */
const MOST_MEMORY = 1.1;

/** All brands built by workers on this machine, one for each core, against the same machine alone: time and memory. */
export const queueing: Bench = {
  name: 'queueing',
  async run({ root, scratch, builds, log }) {
    const folder = join(scratch, 'queueing');
    const brands = join(folder, 'brands');
    const count = makeBrands(root, brands, Math.min(builds, MOST)).length;
    const portals = await makeRepository(root, folder);
    const keepMemory = ['--import', join(root, 'tests/bench/keep-memory.mjs')];
    const build = [...keepMemory, COMMAND, 'build', '--all', '--brands', brands];
    const worker = [...keepMemory, COMMAND, 'worker', '--brands', brands];
    const memoryOf = (file: string) => Number(readFileSync(join(folder, file), 'utf8')) / 1024;
    const alone: number[] = [];
    const queued: number[] = [];
    const aloneMemory: number[] = [];
    const workersMemory: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      setAside(portals);
      alone.push(await timeCommand(portals, build, { KEEP_MEMORY_IN: join(folder, 'alone') }));
      aloneMemory.push(memoryOf('alone'));
      setAside(portals);
      const redis = await startRedis();
      const workers: ChildProcess[] = [];
      try {
        const env = { LIVERY_QUEUE: `redis://localhost:${redis.port}` };
        for (let core = 0; core < availableParallelism(); core++)
          workers.push(
            await startWorker(portals, worker, { ...env, KEEP_MEMORY_IN: join(folder, `worker-${core}`) }),
          );
        queued.push(await timeCommand(portals, build, { ...env, KEEP_MEMORY_IN: join(folder, 'asking') }));
      } finally {
        await Promise.all(workers.map(end));
        await redis.close();
      }
      workersMemory.push(Math.max(...workers.map((_, core) => memoryOf(`worker-${core}`))));
    }
    const mib = (value: number) => `${value.toFixed(0)} MiB`;
    log(`alone: ${alone.map(seconds).join(', ')}; by workers: ${queued.map(seconds).join(', ')}`);
    log(
      `memory alone: ${aloneMemory.map(mib).join(', ')}; of a worker: ${workersMemory.map(mib).join(', ')}`,
    );
    return [
      {
        what: `build --all of ${count} generated brands and the project's by ${availableParallelism()} workers of this machine, against the machine alone; medians`,
        measured: seconds(median(queued)),
        baseline: seconds(median(alone)),
        value: median(queued) / median(alone),
        limit: MOST_RATIO,
        unit: 'ratio',
      },
      {
        what: 'most memory of one of those workers, with the process that compiles, against the machine alone; medians',
        measured: mib(median(workersMemory)),
        baseline: mib(median(aloneMemory)),
        value: median(workersMemory) / median(aloneMemory),
        limit: MOST_MEMORY,
        unit: 'ratio',
      },
    ];
  },
};

/** A worker that waits for brands. */
async function startWorker(
  portals: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ChildProcess> {
  const worker = spawn(process.execPath, args, {
    cwd: portals,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines = createInterface({ input: worker.stdout });
  await Promise.race([once(lines, 'line'), once(worker, 'exit')]);
  if (worker.exitCode !== null) throw new Error(`A worker ended with ${worker.exitCode}.`);
  return worker;
}
