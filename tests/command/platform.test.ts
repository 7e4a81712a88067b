import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type StartedSandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { livery } from './test-command.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'livery-platform-'));
let sandbox: StartedSandbox;

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    folder: join(folder, 'sandbox'),
    templates: join(root, '.livery/templates'),
    log: () => {},
  });
  vi.stubEnv('LIVERY_PASSWORD', 'Livery2026');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the sandbox passes whole: as a visitor, a member and an agent, and what must be refused is', async () => {
  const ran = await livery(
    root,
    'platform',
    sandbox.url,
    '--account',
    'mai',
    '--account',
    'tomas',
    '--write',
  );
  expect(ran.out).not.toMatch(/✗| ! /);
  expect(ran.out).toMatch(/\d{3} trials: \d{3} passed, 0 failed, \d+ refused, 0 absent, 2 skipped\.$/);
  expect(ran.code).toBe(0);
});

it('reports to programs', async () => {
  const json = JSON.parse((await livery(root, 'platform', sandbox.url, '--format', 'json')).out) as {
    results: { call: string; verdict: string }[];
  };
  expect(json.results.find(({ call }) => call === 'getCaptcha')?.verdict).toBe('passed');
  const junit = await livery(root, 'platform', sandbox.url, '--format', 'junit');
  expect(junit.out).toMatch(
    /^<\?xml .*\n<testsuites>\n {2}<testsuite name="livery platform" tests="\d+" failures="0">/,
  );
  expect(junit.notes).toContain('0 failed');
});

it('says that nobody answers there', async () => {
  const ran = await livery(root, 'platform', 'http://127.0.0.1:9');
  expect(ran.code).toBe(1);
  expect(ran.out).toContain('failed: not reached');
});

it('does not go on with a wrong password, and never shows one', async () => {
  vi.stubEnv('LIVERY_PASSWORD_QUYNH', 'WrongOne2026');
  const ran = await livery(root, 'platform', sandbox.url, '--account', 'quynh');
  expect(ran.out).toContain('failed: refused: wrong_credentials');
  expect(ran.out + ran.notes).not.toContain('WrongOne2026');
  expect(ran.code).toBe(1);
});

it.each<[string, readonly string[], string]>([
  ['no address', ['platform', 'play'], 'Expected an address such as https://play.example.'],
  ['a path', ['platform', 'https://play.example/wps'], 'Expected an origin, without a path'],
  ['a password in it', ['platform', 'https://a:b@play.example'], 'Expected an address'],
  ['no account to write as', ['platform', 'https://play.example', '--write'], '--write needs an --account'],
])('a command line with %s ends with a sentence', async (_, args, sentence) => {
  const ran = await livery(root, ...args);
  expect(ran.code).toBe(2);
  expect(ran.notes).toContain(sentence);
});

it('an account without a password is asked for one, by name', async () => {
  vi.stubEnv('LIVERY_PASSWORD', '');
  const ran = await livery(root, 'platform', 'https://play.example', '--account', 'an-a');
  expect(ran.notes).toContain('Set LIVERY_PASSWORD_AN_A or LIVERY_PASSWORD.');
  expect(ran.code).toBe(2);
});
