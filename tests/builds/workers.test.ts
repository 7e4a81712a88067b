/** @module-tag matrix */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { livery, liveryOn, type Ran } from '#tests/command/test-command.ts';
import { readBundle } from './read-bundle.ts';
import { kill, type RunningRedis, startRedis } from './start-redis.ts';
import { createTestWorkspace, type TestWorkspace, writeBrand } from './test-workspace.ts';

const COMMAND = resolve(import.meta.dirname, '../../scripts/livery.js');
const PASSWORD = 'open-sesame-4711';
const BRANDS = Array.from({ length: 12 }, (_, index) => `brand${String(index).padStart(2, '0')}`);

let redis: RunningRedis;
let firstWorkspace: TestWorkspace;
/** The same files in another folder, as on another machine. */
let two: TestWorkspace;
let queue: string;
/** The folder in which bundles wait for the build that collects them. */
const WAITING = 'node_modules/.cache/livery-bundles';

let cache: Server;
const programs = new Set<ChildProcess>();
const ending: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  redis = await startRedis('--requirepass', PASSWORD);
  queue = `redis://:${PASSWORD}@localhost:${redis.port}`;
  firstWorkspace = createTestWorkspace();
  two = createTestWorkspace();
  for (const id of BRANDS) writeBrand(firstWorkspace, id, '#b3261e', `the sea of ${id}`, []);
  // The bundles have to be those of a build that knows no queue.
  expect(
    await livery(firstWorkspace.root, 'build', '--all', '--out', join(firstWorkspace.root, 'local')),
  ).toMatchObject({
    code: 0,
  });
  const entries = new Map<string, Buffer>();
  cache = createServer(async (request, response) => {
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === 'PUT') entries.set(path, Buffer.concat(chunks));
    response.writeHead(entries.has(path) ? 200 : 404).end(entries.get(path));
  });
  cache.listen(0, '127.0.0.1');
  await once(cache, 'listening');
});

beforeEach(async () => {
  vi.stubEnv('LIVERY_QUEUE', queue);
  const client = new Redis(queue);
  await client.flushall();
  client.disconnect();
  // A bundle that was made twice waits there, and the next build takes it without a worker.
  for (const folder of ['dist', WAITING])
    rmSync(join(firstWorkspace.root, folder), { recursive: true, force: true });
});

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const end of ending.splice(0)) await end();
});

afterAll(async () => {
  for (const program of programs) await kill(program);
  cache?.close();
  await redis?.close();
  firstWorkspace?.remove();
  two?.remove();
});

/** A worker in this process. @returns what it says, as soon as it has ended */
function startWorker(root: string): { end(): Promise<Ran> } {
  const told = new AbortController();
  const ran = liveryOn({ signal: told.signal }, root, 'worker');
  const end = () => {
    told.abort();
    return ran;
  };
  ending.push(end);
  return { end };
}

/** A process of the command. */
function start(...args: readonly string[]): ChildProcess {
  const program = spawn(process.execPath, [COMMAND, ...args, '--root', firstWorkspace.root], {
    env: { ...process.env, LIVERY_QUEUE: queue },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  programs.add(program);
  ending.push(() => kill(program));
  return program;
}

const linesOf = (stream: ChildProcess['stdout']) =>
  createInterface({ input: stream as NodeJS.ReadableStream });

function expectWhole(ids: readonly string[]): void {
  expect(readdirSync(join(firstWorkspace.root, 'dist')).sort()).toEqual([...ids].sort());
  for (const id of ids)
    expect(readBundle(join(firstWorkspace.root, 'dist', id))).toEqual(
      readBundle(join(firstWorkspace.root, 'local', id)),
    );
}

test('workers that are killed and a Redis that forgets all lose, double and halve nothing', async () => {
  let kills = 0;
  let built = 0;
  let restarted: Promise<void> | undefined;
  const work = () => {
    const worker = start('worker');
    linesOf(worker.stdout).on('line', (line) => {
      if (!line.startsWith('Built')) return;
      built++;
      if (kills < 3 && built % 2 === 0) {
        kills++;
        void kill(worker).then(work);
      }
      if (built === 7) restarted = redis.restart();
    });
  };
  for (let count = 0; count < 2; count++) work();
  const { code, out, notes } = await livery(firstWorkspace.root, 'build', '--all');
  await restarted;
  expect(out.split('\n').at(-1)).toBe('14 brands, all in order.');
  expect({ code, kills }).toEqual({ code: 0, kills: 3 });
  expect(notes).toContain(`Redis at redis://localhost:${redis.port} is back.`);
  expectWhole([...BRANDS, 'blue', 'red']);
  // Bundles that were made twice leave no more than one of each.
  const waiting = readdirSync(join(firstWorkspace.root, WAITING));
  expect(waiting.filter((name) => !/^([0-9a-f]{64}|\.writing-.*)$/.test(name))).toEqual([]);
});

test('a brand that fails does so alone, with the reasons of a local build', async () => {
  const change = ['"assets"', '"budgets": { "/": { "scriptKiB": 3 } },\n  "assets"'] as const;
  firstWorkspace.edit('brands/red/brand.json', ...change);
  try {
    startWorker(firstWorkspace.root);
    const byWorkers = await livery(firstWorkspace.root, 'build', 'red', 'blue');
    vi.stubEnv('LIVERY_QUEUE', '');
    const here = await livery(
      firstWorkspace.root,
      'build',
      'red',
      'blue',
      '--out',
      join(firstWorkspace.root, 'once'),
    );
    const reasons = ({ out }: Ran) => out.slice(0, out.indexOf('  red '));
    expect(reasons(byWorkers)).toContain('the page needs');
    expect(reasons(byWorkers)).toBe(reasons(here));
    expect([byWorkers.code, here.code]).toEqual([1, 1]);
    expectWhole(['blue']);
  } finally {
    firstWorkspace.edit('brands/red/brand.json', change[1], change[0]);
  }
});

test('another machine builds what is the same there and refuses what is not, and bundles come by the shared cache', async () => {
  const { port } = cache.address() as AddressInfo;
  vi.stubEnv('LIVERY_CACHE_URL', `http://127.0.0.1:${port}`);
  vi.stubEnv('LIVERY_CACHE_KEY', 'a key that nobody else on earth knows');
  two.edit('brands/red/tokens.json', '#b3261e', '#b3261f');
  const worker = startWorker(two.root);
  const { code, out, notes } = await livery(firstWorkspace.root, 'build', 'red', 'blue');
  const sentence =
    /Worker \S+ does not build red: its files, its packages or its Node \(v[\d.]+\) are not the same as where the build was started/;
  expect(out).toMatch(sentence);
  expect(notes).toMatch(sentence);
  expect(code).toBe(1);
  expectWhole(['blue']);
  expect(await worker.end()).toMatchObject({ code: 0, notes: expect.stringMatching(sentence) });
  // With the files of the other machine it builds the brand, without being started again.
  two.edit('brands/red/tokens.json', '#b3261f', '#b3261e');
});

test('a worker whose bundles do not arrive is told of', async () => {
  startWorker(two.root);
  const { code, notes } = await livery(firstWorkspace.root, 'build', 'blue');
  expect(notes).toContain('The bundle of blue was built, and is not in ');
  expect(code).toBe(1);
});

test('a build that was ended is taken up by the same command, and nothing secret is shown or kept', async () => {
  const build = start('build', '--all');
  const errorLines: string[] = [];
  linesOf(build.stderr).on('line', (line) => errorLines.push(line));
  const client = new Redis(queue);
  const waiting = () => client.zcard('livery:brands:completed');
  const added = async () => (await client.keys('livery:brands:brand-*')).length;
  while ((await added()) === 0);
  build.kill('SIGINT');
  const [code] = await once(build, 'close');
  expect([code, errorLines.at(-1)]).toEqual([
    130,
    expect.stringMatching(/^Ended while \d+ of the brands were in the queue\. Workers go on with them;/),
  ]);
  const worker = startWorker(firstWorkspace.root);
  while ((await waiting()) === 0);
  const kept = await client.dump((await client.keys('livery:brands:brand-*'))[0] ?? '');
  expect(kept).not.toContain(PASSWORD);
  expect(existsSync(join(firstWorkspace.root, 'dist'))).toBe(false);
  const again = start('build', '--all', '--queue', queue);
  const out: string[] = [];
  linesOf(again.stdout).on('line', (line) => out.push(line));
  linesOf(again.stderr).on('line', (line) => {
    out.push(line);
    // The password is on no command line as soon as anything is said.
    expect(readFileSync(`/proc/${again.pid}/cmdline`, 'utf8')).not.toContain(PASSWORD);
  });
  expect(await once(again, 'close')).toEqual([0, null]);
  expect(out.at(-1)).toBe('14 brands, all in order.');
  expectWhole([...BRANDS, 'blue', 'red']);
  client.disconnect();
  const { out: did } = await worker.end();
  expect([...out, ...errorLines, did].join('\n')).not.toContain(PASSWORD);
  const built = did.split('\n').flatMap((line) => /^Built (\S+)/.exec(line)?.[1] ?? []);
  expect(built.sort()).toEqual([...BRANDS, 'blue', 'red'].sort());
});

test.each([['build', '--all'], ['worker']])(
  'a Redis that is not there or refuses costs %s one sentence',
  async (...verb) => {
    const run = (address: string) => livery(firstWorkspace.root, ...verb, '--queue', address);
    const away = `Redis at redis://localhost:1 cannot be reached: nothing listens there. Start it, or name another address with --queue or LIVERY_QUEUE.`;
    expect(await run('redis://:secret@localhost:1')).toMatchObject({ code: 1, notes: `livery: ${away}` });
    for (const address of [`redis://localhost:${redis.port}`, `redis://:wrong@localhost:${redis.port}`]) {
      const { code, notes } = await run(address);
      expect([code, notes]).toEqual([1, expect.stringContaining('refuses the password')]);
      expect(notes).not.toContain('wrong');
    }
    const { code, notes } = await run('rediss//:secret@localhost');
    expect([code, notes]).toEqual([2, expect.stringContaining('--queue is not the address of a Redis')]);
    expect(notes).not.toContain('secret');
  },
);
