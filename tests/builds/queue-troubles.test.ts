/** @module-tag matrix */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { livery, liveryOn } from '#tests/command/test-command.ts';
import { readBundle } from './read-bundle.ts';
import { kill, type RunningRedis, startRedis } from './start-redis.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

const COMMAND = resolve(import.meta.dirname, '../../scripts/livery.js');

let redis: RunningRedis;
let workspace: TestWorkspace;
const ending: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  redis = await startRedis();
  workspace = createTestWorkspace();
  const local = await livery(workspace.root, 'build', '--all', '--out', pathTo('local'));
  expect(local).toMatchObject({ code: 0 });
});

beforeEach(async () => {
  vi.stubEnv('LIVERY_QUEUE', `redis://localhost:${redis.port}`);
  const client = new Redis(redis.port);
  await client.flushall();
  client.disconnect();
  for (const made of ['dist', 'node_modules/.cache/livery-bundles'])
    rmSync(pathTo(made), { recursive: true, force: true });
});

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const end of ending.splice(0).reverse()) await end();
});

afterAll(async () => {
  await redis?.close();
  workspace?.remove();
});

const pathTo = (path: string) => join(workspace.root, path);

/** A worker in this process. */
function startWorker(): void {
  const told = new AbortController();
  const ran = liveryOn({ signal: told.signal }, workspace.root, 'worker');
  ending.push(() => {
    told.abort();
    return ran;
  });
}

function expectWhole(...ids: readonly string[]): void {
  for (const id of ids) expect(readBundle(pathTo(`dist/${id}`))).toEqual(readBundle(pathTo(`local/${id}`)));
}

/** A shared cache that can be away: then it ends every connection. */
async function startCache() {
  const entries = new Map<string, Buffer>();
  const cache = { isAway: false, requests: 0 };
  const server = createHttpServer(async (request, response) => {
    cache.requests++;
    if (cache.isAway) return request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    if (request.method === 'PUT') entries.set(path, Buffer.concat(chunks));
    response.writeHead(entries.has(path) ? 200 : 404).end(entries.get(path));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ending.push(async () => server.close());
  vi.stubEnv('LIVERY_CACHE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('LIVERY_CACHE_KEY', 'a key that nobody else on earth knows');
  return cache;
}

test('a shared cache that is away fails no brand: it is told, and waited for', async () => {
  const cache = await startCache();
  cache.isAway = true;
  startWorker();
  const building = livery(workspace.root, 'build', '--all');
  while (cache.requests === 0) await pause(50);
  // Longer than an error is tried again that nobody has foreseen.
  await pause(9000);
  cache.isAway = false;
  const { code, out, notes } = await building;
  expect(notes).toMatch(
    /The shared cache at \S+ does not answer\. The build waits for it, 30 minutes at most \(--patience\)\./,
  );
  expect([code, out.split('\n').at(-1)]).toEqual([0, '2 brands, all in order.']);
  expectWhole('red', 'blue');
  // A second build takes the bundles from there, and says so.
  rmSync(pathTo('dist'), { recursive: true });
  const again = await livery(workspace.root, 'build', '--all');
  expect(again.out).toMatch(/^ {2}blue {2}cached /m);
  expect(again.out).toMatch(/^ {2}red {3}cached /m);
  expectWhole('red', 'blue');
});

test('a shared cache that stays away ends the build in time, and names no brand as failed', async () => {
  const cache = await startCache();
  cache.isAway = true;
  startWorker();
  const { code, out, notes } = await livery(workspace.root, 'build', '--all', '--patience', '3s');
  expect([code, out]).toEqual([1, '']);
  expect(notes).toMatch(
    /livery: The build has waited 3 seconds in vain\. .*The shared cache at \S+ does not answer\./,
  );
});

test('a queue without workers is waited for as long as somebody has patience', async () => {
  const { code, out, notes } = await livery(workspace.root, 'build', 'red', '--patience', '0.02');
  expect([code, out]).toEqual([1, '']);
  expect(notes).toContain('No worker is at the queue.');
  expect(notes).toContain('livery: The build has waited 1 second in vain.');
});

test('what somebody else has written into a job is no bundle: the brand is handed out again', async () => {
  const values: unknown[] = [
    { state: 'unchanged' },
    { state: 'unchanged', milliseconds: 1, issues: [] },
    { state: 'failed', milliseconds: 1 },
    { state: 'failed', milliseconds: 1, issues: [{}] },
    { state: 'failed', milliseconds: 1, issues: [{ message: 1, file: '../../etc/passwd' }] },
    'built',
    7,
    true,
    null,
    [],
    {},
  ];
  const total = values.length;
  const connection = { port: redis.port };
  const stranger = new Worker('brands', async () => values.shift(), { connection, prefix: 'livery' });
  ending.push(() => stranger.close());
  const building = livery(workspace.root, 'build', 'red');
  while (values.length > 0) await pause(50);
  await stranger.close();
  expect(total).toBe(11);
  startWorker();
  const { code, out, notes } = await building;
  expect(notes.match(/what this version of Livery has not written/g)).toHaveLength(1);
  expect([code, out.split('\n').at(-1)]).toEqual([0, '1 brand, all in order.']);
  expectWhole('red');
});

test('a job of another shape is handed out again', async () => {
  const client = new Redis(redis.port);
  ending.push(async () => client.disconnect());
  const building = livery(workspace.root, 'build', 'red');
  for (const data of ['{', '7', '{"brand":"../red"}', '{"brand":"red","refusals":5}']) {
    let key: string | undefined;
    while (key === undefined) [key] = await client.keys('livery:brands:brand-*');
    await client.hset(key, 'data', data);
    while ((await client.hget(key, 'data')) === data) await pause(50);
  }
  startWorker();
  expect(await building).toMatchObject({ code: 0 });
  expectWhole('red');
});

test('a Redis that takes nothing more is told, and waited for', async () => {
  startWorker();
  const client = new Redis(redis.port);
  ending.push(async () => {
    await client.config('SET', 'maxmemory', '0');
    client.disconnect();
  });
  await client.config('SET', 'maxmemory', '1');
  const building = livery(workspace.root, 'build', 'red', 'blue');
  await pause(4000);
  await client.config('SET', 'maxmemory', '0');
  const { code, notes } = await building;
  expect(notes).toMatch(/Redis at \S+ answers: .*OOM .* The build waits for it, 30 minutes at most/);
  expect(code).toBe(0);
  expectWhole('red', 'blue');
});

/** A way to Redis that is cut again and again while a worker starts. */
async function startProxy(cuts: number) {
  const sockets = new Set<Socket>();
  const proxy = { cut: 0, port: 0 };
  let isReached = false;
  const server = createServer((socket) => {
    const to = connect(redis.port, '127.0.0.1');
    for (const end of [socket, to]) {
      sockets.add(end);
      end.on('error', () => undefined);
    }
    to.pipe(socket);
    socket.on('close', () => to.destroy());
    socket.on('data', (bytes) => {
      // A command that has reached Redis sends PING; the first thing that a worker asks after that is who answers.
      isReached ||= /\bping\b/i.test(bytes.toString());
      if (isReached && proxy.cut < cuts && /\binfo\b/i.test(bytes.toString())) {
        proxy.cut++;
        for (const each of sockets) each.destroy();
        sockets.clear();
      } else to.write(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy.port = (server.address() as AddressInfo).port;
  ending.push(async () => {
    for (const each of sockets) each.destroy();
    server.close();
  });
  return proxy;
}

function start(...args: readonly string[]): { program: ChildProcess; lines: string[] } {
  const program = spawn(process.execPath, [COMMAND, ...args, '--root', workspace.root], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [program.stdout, program.stderr])
    createInterface({ input: stream as NodeJS.ReadableStream }).on('line', (line) => lines.push(line));
  ending.push(() => kill(program));
  return { program, lines };
}

test.each([3])(
  'a Redis that goes away %i times while a worker starts keeps it from nothing',
  async (cuts) => {
    const proxy = await startProxy(cuts);
    const { program, lines } = start('worker', '--queue', `redis://127.0.0.1:${proxy.port}`);
    await vi.waitFor(() => expect(lines.join('\n')).toContain('waits for brands'), 30_000);
    expect(proxy.cut).toBe(cuts);
    expect(await livery(workspace.root, 'build', 'red')).toMatchObject({ code: 0 });
    program.kill('SIGTERM');
    expect(await once(program, 'exit')).toEqual([0, null]);
  },
);

test.each([3])('a Redis that goes away %i times while a build starts keeps it from nothing', async (cuts) => {
  const proxy = await startProxy(cuts);
  startWorker();
  const { code } = await livery(workspace.root, 'build', 'red', '--queue', `redis://127.0.0.1:${proxy.port}`);
  expect([code, proxy.cut]).toEqual([0, cuts]);
  expectWhole('red');
});

test('a worker ends when it is told to, though Redis has gone for good', async () => {
  const proxy = await startProxy(Number.POSITIVE_INFINITY);
  const { program } = start('worker', '--queue', `redis://127.0.0.1:${proxy.port}`);
  while (proxy.cut < 2) await pause(50);
  program.kill('SIGTERM');
  expect(await once(program, 'exit')).toEqual([0, null]);
});
