/** @module-tag matrix */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { folderTarget } from '@liveryjs/cli/releases/folder-target';
import { publish } from '@liveryjs/cli/releases/publish';
import { writeTestBundle } from '@liveryjs/cli/releases/test-bundle';
import { afterAll, beforeAll, expect, test } from 'vitest';

const KILLS = 30;

let root: string;
let to: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-killed-'));
  to = join(root, 'portals');
});

afterAll(() => rmSync(root, { recursive: true }));

/** Publishes until a moment that nobody chose, and kills the process then. */
async function publishAndKill(): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', resolve(import.meta.dirname, 'publish-forever.ts'), to, root],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  await pause(Math.random() * 40);
  child.kill('SIGKILL');
  await exited;
}

/** Lets time go by for the lock of the killed process. */
function age(lock: string): void {
  const past = new Date(Date.now() - 60_000);
  try {
    utimesSync(lock, past, past);
  } catch {
    // The process was killed between two locks.
  }
}

test(`a publish that is killed at any moment leaves one release whole for visitors: ${KILLS} times`, async () => {
  const target = folderTarget(to);
  for (let time = 0; time < KILLS; time++) {
    await publishAndKill();
    const current = (await target.current('red')) ?? '';
    expect(await target.report('red', current), `kill ${time + 1}`).toMatchObject({ brand: 'red' });
    age(join(to, 'red/.lock'));
  }
  const bundle = join(root, 'red');
  writeTestBundle(bundle, 'the last one');
  expect(await publish(target, bundle, { keep: 2, look: async () => [] })).toMatchObject({
    state: 'published',
  });
  const left = readdirSync(join(to, 'red/releases')).filter((name) => name.startsWith('.'));
  expect(left).toEqual([]);
}, 300_000);
