import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { digestOf } from '@liveryjs/workspace/hash';
import { readBundle } from '#tests/builds/read-bundle.ts';
import { kill, type RunningRedis, startRedis } from '#tests/builds/start-redis.ts';
import { createTestWorkspace, type TestWorkspace, writeBrand } from '#tests/builds/test-workspace.ts';
import { makeBrands } from './make-brands.ts';

// Builds generated brands alone, by workers, and by workers that are killed, and compares all bundles byte for byte:
//   node --import tsx tests/bench/workers.ts --brands 1000 --workers 1,2,4 --kills 20 --restarts 2
// With --small, brands have one page and one widget: a thousand of them take minutes, where the project's take hours of
// processor time. Nothing in the tree may change meanwhile: workers would refuse it.

const { values } = parseArgs({
  options: {
    brands: { type: 'string', default: '1000' },
    workers: { type: 'string', default: '1,2,4' },
    kills: { type: 'string', default: '20' },
    restarts: { type: 'string', default: '2' },
    small: { type: 'boolean', default: false },
  },
});
const kills = Number(values.kills);
const restarts = Number(values.restarts);
const tree = resolve(import.meta.dirname, '../..');
const small = values.small ? createTestWorkspace() : undefined;
const root = small?.root ?? tree;
const scratch = mkdtempSync(join(tmpdir(), 'livery-workers-'));
const brands = small ? join(root, 'brands') : join(scratch, 'brands');
const running = new Set<ChildProcess>();
const results: object[] = [];

function start(redis: RunningRedis | undefined, ...args: readonly string[]): ChildProcess {
  const program = spawn(
    process.execPath,
    [join(tree, 'scripts/livery.js'), ...args, '--root', root, '--brands', brands],
    {
      cwd: tree,
      env: { ...process.env, LIVERY_QUEUE: redis ? `redis://localhost:${redis.port}` : '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  running.add(program);
  program.once('exit', () => running.delete(program));
  return program;
}

const onLine = (stream: ChildProcess['stdout'], told: (line: string) => void) =>
  createInterface({ input: stream as NodeJS.ReadableStream }).on('line', told);

/** A worker that waits for brands. @param told of each brand that it has built or failed */
async function startWorker(redis: RunningRedis, told: () => void): Promise<ChildProcess> {
  const worker = start(redis, 'worker');
  worker.stderr?.resume();
  const isReady = new Promise<void>((ready) => {
    onLine(worker.stdout, (line) => (/^(Built|Failed) /.test(line) ? told() : ready()));
  });
  await Promise.race([isReady, once(worker, 'exit')]);
  return worker;
}

/** Seconds of processor time of all processes of this one that have ended. */
function childSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

function forget(): void {
  for (const name of ['livery', 'livery-bundles'])
    rmSync(join(root, 'node_modules/.cache', name), { recursive: true, force: true });
}

/** Builds all brands. @returns a digest of each bundle, and what was said at the end */
async function buildAll(redis: RunningRedis | undefined) {
  const out = join(scratch, 'dist');
  rmSync(out, { recursive: true, force: true });
  const begin = performance.now();
  const build = start(redis, 'build', '--all', '--out', out);
  const printed: string[] = [];
  const noted: string[] = [];
  onLine(build.stdout, (line) => printed.push(line));
  onLine(build.stderr, (line) => noted.push(line));
  const [code] = await once(build, 'close');
  const seconds = (performance.now() - begin) / 1000;
  const digests = Object.fromEntries(
    readdirSync(out).map((id) => [id, digestOf(JSON.stringify([...readBundle(join(out, id))]))]),
  );
  if (code !== 0) throw new Error([...noted, ...printed].slice(-20).join('\n'));
  return { seconds, digests, said: printed, noted };
}

function differing(
  first: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): string[] {
  return Object.keys({ ...first, ...other }).filter((id) => first[id] !== other[id]);
}

/** Keeps a result, and shows it. */
function tell(result: Readonly<Record<string, unknown>>): void {
  results.push(result);
  console.log(JSON.stringify({ at: new Date().toISOString().slice(11, 19), ...result }));
}

async function measure(what: string, redis?: RunningRedis, count = 0) {
  forget();
  const [load = 0] = loadavg();
  const cpu = childSeconds();
  let built = 0;
  const workers = await Promise.all(
    Array.from({ length: count }, () => redis && startWorker(redis, () => built++)),
  );
  const { seconds, digests, said } = await buildAll(redis);
  for (const worker of workers) {
    worker?.kill('SIGTERM');
    if (worker && worker.exitCode === null) await once(worker, 'exit');
  }
  tell({
    what,
    seconds: Math.round(seconds),
    cpuSeconds: Math.round(childSeconds() - cpu),
    loads: [load, loadavg()[0] ?? 0].map((value) => value.toFixed(1)),
    bundles: Object.keys(digests).length,
    ...(redis && { built }),
    last: said.at(-1),
  });
  return digests;
}

/** Kills workers and Redis at moments that nobody chose. */
async function disturb(redis: RunningRedis, total: number, reference: Readonly<Record<string, string>>) {
  forget();
  const moments = Array.from({ length: kills }, () => randomInt(1, total)).sort((a, b) => a - b);
  const pauses = Array.from({ length: restarts }, (_, index) =>
    Math.round(((index + 1) * total) / (restarts + 1)),
  );
  const workers: ChildProcess[] = [];
  let built = 0;
  let killed = 0;
  let restarted = 0;
  let doing = Promise.resolve();
  const next = (work: () => Promise<void>) => {
    doing = doing.then(work);
  };
  const told = () => {
    built++;
    while ((moments[0] ?? Number.POSITIVE_INFINITY) <= built) {
      moments.shift();
      next(async () => {
        // Somewhere within the next brands, not at the end of one.
        await pause(randomInt(0, 1500));
        const index = randomInt(0, workers.length);
        const victim = workers[index];
        if (victim) await kill(victim);
        killed++;
        workers[index] = await startWorker(redis, told);
      });
    }
    while ((pauses[0] ?? Number.POSITIVE_INFINITY) <= built) {
      pauses.shift();
      next(async () => {
        await redis.restart();
        restarted++;
      });
    }
  };
  workers.push(...(await Promise.all(Array.from({ length: 4 }, () => startWorker(redis, told)))));
  const { seconds, digests, said, noted } = await buildAll(redis);
  await doing;
  for (const worker of workers) worker.kill('SIGTERM');
  for (const worker of workers) if (worker.exitCode === null) await once(worker, 'exit');
  const rows = said.filter((line) => / (built|unchanged) {2,}/.test(line)).length;
  const bundles = join(root, 'node_modules/.cache/livery-bundles');
  tell({
    what: '4 workers, killed, and Redis restarted without its data',
    seconds: Math.round(seconds),
    killed,
    restarted,
    builtByWorkers: built,
    rows,
    differing: differing(reference, digests),
    leftInDist: Object.keys(digests).filter((name) => name.startsWith('.')),
    leftOfBundles: readdirSync(bundles).length,
    noted: [...new Set(noted.filter((line) => !/ of \d+ brands/.test(line)))].slice(0, 10),
    last: said.at(-1),
  });
}

function writeSmallBrand(workspace: TestWorkspace, index: number): void {
  const id = `brand${String(index).padStart(4, '0')}`;
  const colour = `#${((index * 7919) % 0xffffff).toString(16).padStart(6, '0')}`;
  writeBrand(workspace, id, colour, `the sea of ${id}`, []);
}

const redis = await startRedis();
try {
  const total = Number(values.brands);
  if (small) for (let index = 0; index < total; index++) writeSmallBrand(small, index);
  else makeBrands(root, brands, total);
  const reference = await measure('build --all, no queue');
  for (const count of values.workers.split(',').filter(Boolean).map(Number)) {
    const digests = await measure(`${count} workers`, redis, count);
    tell({ what: `${count} workers against build --all`, differing: differing(reference, digests) });
  }
  if (kills + restarts > 0) await disturb(redis, total, reference);
} finally {
  for (const program of running) program.kill('SIGKILL');
  await redis.close();
  rmSync(scratch, { recursive: true, force: true });
  small?.remove();
  const folder = join(tree, '.livery/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'workers.json'), `${JSON.stringify(results, null, 2)}\n`);
}
