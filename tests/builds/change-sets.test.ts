/** @module-tag matrix */
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { livery, liveryOn } from '#tests/command/test-command.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = createTestWorkspace();
  const run = (...args: string[]) => livery(workspace.root, ...args);
  expect(await run('change', 'new', 'spring', '--title', 'Spring')).toMatchObject({ code: 0 });
  const edit = ['edit', 'red', 'set', '/name', 'Verdant Meadow', '--change', 'spring'];
  expect(await run(...edit)).toMatchObject({ code: 0 });
});
afterAll(() => workspace.remove());

const pageIn = (out: string) => readFileSync(join(workspace.root, out, 'red/index.html'), 'utf8');

test('a build with a change set has it, beside the one that visitors get, and writes no brand', async () => {
  const before = workspace.read('brands/red/brand.json');
  expect(await livery(workspace.root, 'build', 'red')).toMatchObject({ code: 0 });
  expect(await livery(workspace.root, 'build', 'red', '--change', 'spring')).toMatchObject({ code: 0 });
  expect(pageIn('.livery/changes/spring')).toContain('Verdant Meadow');
  expect(pageIn('dist')).not.toContain('Verdant Meadow');
  expect(workspace.read('brands/red/brand.json')).toBe(before);
});

test('a set is published and rolled back as a whole, and not at all where a brand cannot be built', async () => {
  const to = ['--to', join(workspace.root, 'portals')];
  const visitorsSee = () => readFileSync(join(workspace.root, 'portals/red/current/index.html'), 'utf8');
  expect(await livery(workspace.root, 'publish', 'red', ...to)).toMatchObject({ code: 0 });
  const published = await livery(workspace.root, 'publish', '--change', 'spring', ...to);
  expect(published.out).toMatch(
    /^red: visitors have \w{12} now \(before: \w{12}\)\.\nTo take all of it back: /,
  );
  expect(visitorsSee()).toContain('Verdant Meadow');
  expect(await livery(workspace.root, 'rollback', '--change', 'spring', ...to)).toMatchObject({ code: 0 });
  expect(visitorsSee()).not.toContain('Verdant Meadow');
  const manifest = workspace.read('brands/red/brand.json');
  workspace.edit('brands/red/brand.json', '"assets"', '"budgets": { "/": { "scriptKiB": 3 } },\n  "assets"');
  const { code, notes } = await livery(workspace.root, 'publish', '--change', 'spring', ...to);
  workspace.write('brands/red/brand.json', manifest);
  expect([code, notes]).toEqual([1, expect.stringContaining('Nothing of spring is published')]);
  expect(visitorsSee()).not.toContain('Verdant Meadow');
  const { out } = await livery(workspace.root, 'change', 'log', 'spring');
  expect(out.split('\n').map((line) => line.replace(/^.*spring: ([a-z ]+) in .*$/, '$1'))).toEqual([
    'published',
    'rolled back',
  ]);
});

test('a preview gives the touched brands addresses that show the set', async () => {
  const ending = new AbortController();
  const lines: string[] = [];
  const args = ['change', 'preview', 'spring', '--port', '0', '--platform', 'http://127.0.0.1:9'];
  const terminal = { out: (line: string) => lines.push(line), signal: ending.signal };
  const ended = liveryOn(terminal, workspace.root, ...args);
  try {
    await expect
      .poll(() => lines.join('\n'))
      .toMatch(/^red: http:\/\/red-casino\.localhost:\d+\/ \(every page\)$/);
    const [, port] = /:(\d+)\//.exec(lines[0] ?? '') ?? [];
    const page = await new Promise<string>((done, fail) => {
      const headers = { host: `red-casino.localhost:${port}`, accept: 'text/html' };
      request({ host: '127.0.0.1', port, headers }, (response) => text(response).then(done, fail))
        .on('error', fail)
        .end();
    });
    expect(page).toContain('Verdant Meadow');
  } finally {
    ending.abort();
  }
  expect((await ended).code).toBe(0);
  expect(existsSync(join(workspace.root, '.livery/previews'))).toBe(false);
});

test('the check finds a change set that cannot be read, at its place', async () => {
  workspace.write(
    'changes/broken.json',
    '{ "title": "x", "edits": [{ "op": "sett", "brand": "red", "at": "/name" }], "from": {} }',
  );
  const { code, out } = await livery(workspace.root, 'check');
  expect(code).toBe(1);
  expect(out).toMatch(/changes\/broken\.json:1:\d+/);
  workspace.write('changes/broken.json', '[]');
  expect((await livery(workspace.root, 'check')).out).toContain('changes/broken.json:1:1');
});
