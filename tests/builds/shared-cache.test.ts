/** @module-tag matrix */
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { liveryOn } from '#tests/command/test-command.ts';
import { type CacheServer, startCacheServer } from '#tests/harness/cache-server.ts';
import { readBundle } from './read-bundle.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

const ABSENT = 'does not answer. This build goes on without it.';
const UNSIGNED =
  'An entry of the shared cache at URL was not signed with LIVERY_CACHE_KEY, or was changed since. What it holds is made anew.';

let firstWorkspace: TestWorkspace;
/** The same files in another folder, as on another machine. */
let two: TestWorkspace;
let folder: string;
let server: CacheServer;
const others: CacheServer[] = [];

beforeAll(async () => {
  firstWorkspace = createTestWorkspace();
  two = createTestWorkspace();
  folder = mkdtempSync(join(tmpdir(), 'livery-entries-'));
  server = await startCacheServer(join(folder, 'entries'));
  expect(await build(firstWorkspace, server)).toEqual([]);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const other of others.splice(0)) await other.stop();
});

afterAll(async () => {
  await server?.stop();
  firstWorkspace?.remove();
  two?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Progress that the last build reported, step by step. */
const steps: string[] = [];

/** Builds on a machine that has nothing yet but a shared cache. @returns what the machine says besides its progress */
async function build(
  { root }: TestWorkspace,
  { access }: Pick<CacheServer, 'access'>,
): Promise<readonly string[]> {
  for (const path of ['dist', 'node_modules/.cache'])
    rmSync(join(root, path), { recursive: true, force: true });
  vi.stubEnv('LIVERY_CACHE_URL', access.url);
  vi.stubEnv('LIVERY_CACHE_KEY', access.key);
  vi.stubEnv('LIVERY_CACHE_TOKEN', access.token);
  steps.length = 0;
  const status = (text: string) => {
    if (/ of \d/.test(text)) steps.push(text);
  };
  const { code, notes } = await liveryOn({ live: true, status }, root, 'build', '--all');
  expect(code).toBe(0);
  return notes.split('\n').filter((line) => line !== '');
}

function expectSameBundles(): void {
  for (const brand of ['blue', 'red'])
    expect(readBundle(join(two.root, 'dist', brand)), brand).toEqual(
      readBundle(join(firstWorkspace.root, 'dist', brand)),
    );
}

async function startAnother(name: string, env?: NodeJS.ProcessEnv): Promise<CacheServer> {
  const another = await startCacheServer(join(folder, name), env);
  others.push(another);
  return another;
}

/** Returns the compiled code in a machine's own cache. */
function codeOf({ root }: TestWorkspace): string[] {
  const names = readdirSync(join(root, 'node_modules/.cache/livery'));
  return names.filter((name) => /^(code|server)-.*json$/.test(name)).sort();
}

test('a second machine makes nothing of what the first has made, and compiles nothing for a brand that has changed', async () => {
  const filled = server.entries();
  // The code of two brands, and the renderer.
  expect(codeOf(firstWorkspace)).toHaveLength(3);
  expect(await build(two, server)).toEqual([]);
  expect(steps).toEqual(['Took from the cache blue (1 of 2)', 'Took from the cache red (2 of 2)']);
  expectSameBundles();
  // A machine sends what it makes.
  expect(server.entries()).toEqual(filled);
  expect(codeOf(two)).toEqual([]);
  two.edit('brands/red/tokens.json', '#b3261e', '#b3261f');
  expect(await build(two, server)).toEqual([]);
  expect(steps).toEqual(['Took from the cache blue (1 of 2)', 'Built red (2 of 2)']);
  two.edit('brands/red/tokens.json', '#b3261f', '#b3261e');
  const added = [...server.entries()].filter(([path, time]) => filled.get(path) !== time);
  expect(added.map(([path]) => filled.has(path))).toEqual([false]);
  expect(codeOf(two)).toHaveLength(2);
  expect(codeOf(firstWorkspace)).toEqual(expect.arrayContaining(codeOf(two)));
});

test('entries with a flipped byte are made anew, with one line, and are replaced', async () => {
  const filled = [...server.entries().keys()];
  for (const file of filled) {
    const entry = readFileSync(file);
    const middle = entry.length >> 1;
    entry.writeUInt8((entry[middle] ?? 0) ^ 1, middle);
    writeFileSync(file, entry);
  }
  expect(await build(two, server)).toEqual([UNSIGNED.replace('URL', server.access.url)]);
  expectSameBundles();
  expect(await build(two, server)).toEqual([]);
});

test('entries of another key are not believed', async () => {
  const another = await startAnother('of-another-key');
  await build(two, { access: { ...another.access, key: `${another.access.key}!` } });
  expect(await build(two, another)).toEqual([UNSIGNED.replace('URL', another.access.url)]);
  expectSameBundles();
});

test('a token that the server does not know costs one line', async () => {
  const { url, key } = server.access;
  expect(await build(two, { access: { url, key, token: 'another' } })).toEqual([
    `The shared cache at ${url} answers 401, which means that LIVERY_CACHE_TOKEN is not the right one.`,
  ]);
  expectSameBundles();
});

test('a server that takes no entry so large is read, and told of once', async () => {
  const full = await startAnother('small', { BODY_LIMIT: '10000' });
  expect(await build(two, full)).toEqual([
    `The shared cache at ${full.access.url} takes nothing more: it answers 413, which means that there is no room. This build does not fill it.`,
  ]);
  expectSameBundles();
});

test('a server that cannot write is told of once', async () => {
  const full = await startAnother('full');
  // The folder of the team is a link to nothing, which takes no file, whoever writes.
  symlinkSync('nowhere', join(folder, 'full/livery'));
  expect(await build(two, full)).toEqual([
    `The shared cache at ${full.access.url} takes nothing more: it answers 412. This build does not fill it.`,
  ]);
  expectSameBundles();
});

test('a server that has stopped answering, and one that is gone, cost one line', async () => {
  const slow = await startAnother('slow');
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(500));
  slow.pause();
  expect(await build(two, slow)).toEqual([
    `The shared cache at ${slow.access.url} has not answered for 15 seconds. This build goes on without it.`,
  ]);
  expect(patience).toHaveBeenCalledWith(15_000);
  expectSameBundles();
  await slow.stop();
  expect(await build(two, slow)).toEqual([`The shared cache at ${slow.access.url} ${ABSENT}`]);
  expectSameBundles();
});
