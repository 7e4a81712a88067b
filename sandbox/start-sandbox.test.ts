import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
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

/** Returns the number of calls of a path that the platform has got. */
async function came(path: string): Promise<number> {
  const { value } = (await (await fetch(`${sandbox.url}/sandbox/journal`)).json()) as {
    value: { path: string }[];
  };
  return value.filter((call) => call.path === path).length;
}

it('refuses a folder that is open already, in a sentence', async () => {
  await expect(start()).rejects.toThrow(
    `Process ${process.pid} has the sandbox's folder ${join(folder, 'data')} open. End it, or name another folder.`,
  );
});

it(
  'refuses it to another process too',
  async () => {
    const main = [join(import.meta.dirname, 'main.ts'), '--port', '0', '--folder', join(folder, 'data')];
    const other = promisify(execFile)(process.execPath, ['--import', 'tsx', ...main], {
      env: { ...process.env, DATABASE_URL: '' },
    });
    await expect(other).rejects.toMatchObject({
      code: 1,
      stderr: `Process ${process.pid} has the sandbox's folder ${join(folder, 'data')} open. End it, or name another folder.\n`,
    });
  },
  SLOW,
);

it(
  'keeps its state from one start to the next, without its faults and its mark',
  async () => {
    await set({
      mark: true,
      maintenance: true,
      faults: [{ call: 'GET /wps/system/whitelabel', status: 500 }],
    });
    await sandbox.close();
    sandbox = await start();
    const { value } = (await (await fetch(`${sandbox.url}/sandbox/state`)).json()) as { value: object };
    expect(value).toMatchObject({ maintenance: true, faults: [], markedAt: null });
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

it.each(['POST /wps/session/login', 'PUT /wps/member/language', 'DELETE /wps/session/logout'])(
  'lets %s go wrong before it reads what was sent',
  async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const send = (signal: AbortSignal | null = null) =>
      fetch(sandbox.url + path, {
        method,
        body: JSON.stringify({ text: 'x'.repeat(50_000) }),
        headers: { 'content-type': 'application/json' },
        signal,
      });
    await set({ faults: [{ call, abort: true }] });
    await expect(send()).rejects.toThrow('fetch failed');
    await set({ faults: [{ call, hang: true }] });
    const before = await came(path);
    const patience = new AbortController();
    const hung = expect(send(patience.signal)).rejects.toThrow('aborted');
    // One that is given up before it is there would take what is meant for the next.
    await expect.poll(() => came(path)).toBe(before + 1);
    patience.abort();
    await hung;
    await set({ faults: [{ call, status: 503, times: 1, delayMs: 120 }] });
    const began = performance.now();
    const { status } = await send();
    expect([status, performance.now() - began > 110]).toEqual([503, true]);
    expect((await send()).status).toBeLessThan(500);
    await set({ faults: [{ call, body: '{"success":tr' }] });
    expect(await (await send()).text()).toBe('{"success":tr');
    await set({ faults: [] });
  },
);

it(
  'has no controls where others reach it, unless they are asked for',
  async () => {
    const controls = async (more: object) => {
      const options = {
        port: 0,
        host: '0.0.0.0',
        folder: join(folder, 'others'),
        templates,
        log: () => {},
        ...more,
      };
      const other = await startSandbox(options);
      const { status } = await fetch(`http://127.0.0.1:${new URL(other.url).port}/sandbox/accounts`);
      const { status: open } = await fetch(
        `http://127.0.0.1:${new URL(other.url).port}/wps/system/countries`,
      );
      await other.close();
      return [status, open];
    };
    expect([await controls({}), await controls({ controls: true })]).toEqual([
      [403, 200],
      [200, 200],
    ]);
  },
  SLOW,
);

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
