/** @module-tag matrix */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build, openWorkspace } from '@liveryjs/cli';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#tests/harness/free-port.ts';
import { readBundle } from './read-bundle.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

const KEY = 'a key that the server does not know, and every machine does';
const TOKEN = 'let-me-in';

let machine: TestWorkspace;
let store: string;
let url: string;
let server: ChildProcess;
let whole: Map<string, string>;

beforeAll(async () => {
  machine = createTestWorkspace();
  store = join(machine.root, 'store');
  mkdirSync(store);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const main = createRequire(import.meta.url).resolve('turborepo-remote-cache');
  const program = join(dirname(main), 'cli.js');
  server = spawn(process.execPath, [program], {
    stdio: 'ignore',
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      TURBO_TOKEN: TOKEN,
      STORAGE_PROVIDER: 'local',
      STORAGE_PATH: store,
      STORAGE_PATH_USE_TMP_FOLDER: 'false',
      LOG_LEVEL: 'fatal',
    },
  });
  while (!(await isUp())) {
    expect(server.exitCode).toBeNull();
    await pause(50);
  }
  const { notes, state } = await buildOn('first');
  expect([state, notes]).toEqual(['built', []]);
  whole = readBundle(join(machine.root, 'dist-first/red'));
}, 120_000);

afterAll(() => {
  server?.kill('SIGKILL');
  machine?.remove();
});

async function isUp(): Promise<boolean> {
  try {
    return (await fetch(`${url}/v8/artifacts/status`, { headers: { Authorization: `Bearer ${TOKEN}` } })).ok;
  } catch {
    return false;
  }
}

/** Builds red on a machine that has nothing of its own yet. */
async function buildOn(name: string, options: { readonly key?: string; readonly token?: string } = {}) {
  const notes: string[] = [];
  const { brands } = await build(await openWorkspace({ root: machine.root }), {
    brands: ['red'],
    outDir: `dist-${name}`,
    cacheDir: `cache-${name}`,
    sharedCache: { url, key: KEY, token: TOKEN, ...options },
    note: (sentence) => notes.push(sentence),
  });
  return { notes, state: brands[0]?.state, bundle: () => readBundle(join(machine.root, `dist-${name}/red`)) };
}

/** What is in the store, and when it was written. Whatever is made is sent, so that nothing new means nothing made. */
const stored = () =>
  readdirSync(store, { recursive: true, encoding: 'utf8' })
    .map((path) => join(store, path))
    .filter((path) => statSync(path).isFile())
    .map((path) => `${path} ${statSync(path).mtimeMs}`)
    .sort();

const files = () => stored().map((line) => line.slice(0, line.lastIndexOf(' ')));

test('a second machine makes nothing that the first has made, and its bundle is the same byte for byte', async () => {
  const before = stored();
  expect(before.length).toBeGreaterThanOrEqual(3);
  const second = await buildOn('second');
  expect([second.state, second.notes]).toEqual(['built', []]);
  expect(second.bundle()).toEqual(whole);
  expect(stored()).toEqual(before);
});

test('what was changed in the store is made anew, and mended there', async () => {
  const originals = files().map((file) => [file, readFileSync(file)] as const);
  for (const [file, bytes] of originals) {
    const broken = Buffer.from(bytes);
    broken.writeUInt8((broken[broken.length >> 1] ?? 0) ^ 1, broken.length >> 1);
    writeFileSync(file, broken);
  }
  const third = await buildOn('third');
  expect(third.state).toBe('built');
  expect(third.bundle()).toEqual(whole);
  expect(third.notes).toEqual([
    `An entry of the shared cache at ${url} was not signed with LIVERY_CACHE_KEY, or was changed since. What it holds is made anew.`,
  ]);
  expect((await buildOn('fourth')).notes).toEqual([]);
});

test.each([
  [
    'another key',
    { key: 'a key that somebody guessed, and guessed wrong' },
    /was not signed with LIVERY_CACHE_KEY/,
  ],
  [
    'a wrong token',
    { token: 'guessed' },
    /answers 401, which means that LIVERY_CACHE_TOKEN is not the right one/,
  ],
])('a machine with %s builds by itself', async (name, options, line) => {
  const { state, bundle, notes } = await buildOn(name.replaceAll(' ', '-'), options);
  expect([state, bundle()]).toEqual(['built', whole]);
  expect(notes[0]).toMatch(line);
});

test('a machine builds by itself when the server is gone', async () => {
  server.kill('SIGKILL');
  await once(server, 'exit');
  const alone = await buildOn('alone');
  expect([alone.state, alone.bundle()]).toEqual(['built', whole]);
  expect(alone.notes).toEqual([`The shared cache at ${url} does not answer. This build goes on without it.`]);
  rmSync(join(machine.root, 'dist-alone'), { recursive: true });
});
