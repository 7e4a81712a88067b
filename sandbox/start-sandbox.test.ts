import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedSandbox, startSandbox } from './start-sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-sandbox-'));
// Making the first embedded database of a machine takes its time.
const SLOW = 60_000;
const templates = '.livery/templates';
const start = (name = 'data', port = 0) =>
  startSandbox({ port, folder: join(folder, name), templates, log: () => {} });
let sandbox: StartedSandbox;

beforeAll(async () => {
  sandbox = await start();
}, SLOW);
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

async function set(change: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${sandbox.url}/sandbox/state`, { method: 'POST', headers, body: JSON.stringify(change) });
}

it('refuses a folder that is open already, in a sentence', async () => {
  await expect(start()).rejects.toThrow(
    `Process ${process.pid} has the sandbox's folder ${join(folder, 'data')} open. End it, or name another folder.`,
  );
});

it(
  'keeps its state from one start to the next, without its faults',
  async () => {
    await set({ maintenance: true, faults: [{ call: 'GET /wps/system/whitelabel', status: 500 }] });
    await sandbox.close();
    sandbox = await start();
    const { value } = (await (await fetch(`${sandbox.url}/sandbox/state`)).json()) as { value: object };
    expect(value).toMatchObject({ maintenance: true, faults: [] });
  },
  SLOW,
);

it('closes a connection, or leaves it without an answer, when told to', async () => {
  await set({
    faults: [
      { call: 'GET /wps/system/whitelabel', abort: true },
      { call: 'GET /lgw/games/popular', hang: true },
    ],
  });
  await expect(fetch(`${sandbox.url}/wps/system/whitelabel`)).rejects.toThrow('fetch failed');
  const signal = AbortSignal.timeout(150);
  await expect(fetch(`${sandbox.url}/lgw/games/popular`, { signal })).rejects.toThrow('timeout');
});

it(
  'says which port is taken',
  async () => {
    const { port } = new URL(sandbox.url);
    await expect(start('other', Number(port))).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is taken. End what listens there, or name another port.`,
    );
  },
  SLOW,
);
