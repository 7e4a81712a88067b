import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { finishedBuild } from '@liveryjs/cli/bundle/stamp.mjs';
import { writeTestBundle } from '@liveryjs/cli/releases/test-bundle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { livery } from '#tests/command/test-command.ts';
import { readBundle } from './read-bundle.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

let workspace: TestWorkspace;
let args: readonly string[];

beforeAll(async () => {
  workspace = createTestWorkspace();
  const dist = join(workspace.root, 'dist');
  args = ['build', '--all', '--out', dist, '--root', workspace.root];
  const { out } = await livery(workspace.root, 'build', '--all', '--out', dist);
  expect(out).toContain('2 brands, all in order.');
});

afterAll(() => workspace?.remove());

test('a command line that has nothing to do knows so before anything is loaded', () => {
  expect(finishedBuild(args)).toMatch(
    /^ {2}blue {2}unchanged {2}dist\/blue.*\n {2}red {3}unchanged {2}dist\/red.*\n2 brands, all in order\.$/,
  );
});

test('bundles with pseudo-languages stand apart, and leave those for visitors as they are', async () => {
  const before = readBundle(join(workspace.root, 'dist/red'));
  const { code, out } = await livery(workspace.root, 'build', 'red', '--pseudo');
  expect(code).toBe(0);
  expect(out).toMatch(/^ {2}red {2}built {6}\.livery\/pseudo\/red, .*\n1 brand, all in order\.$/);
  const bundle = readBundle(join(workspace.root, '.livery/pseudo/red'));
  const scriptsOf = (language: string) =>
    [...bundle]
      .filter(([file]) => file.startsWith(`assets/${language}-`))
      .map(([, text]) => Buffer.from(text, 'latin1').toString())
      .join('\n');
  expect(scriptsOf('XA')).toContain('[Ĥééļļöö fŕööm');
  expect(scriptsOf('XB')).toContain('[\u200f\u202eHello\u202c\u200f \u200f\u202efrom');
  expect(readBundle(join(workspace.root, 'dist/red'))).toEqual(before);
  expect(finishedBuild(args)).toBeDefined();
});

test.each([
  'brands/red/brand.json',
  'brands/house/tokens.json',
  'widgets/hello/Hello.tsx',
  join('dist', 'red', 'index.html'),
])('whoever touches %s makes it look again', (file) => {
  const before = workspace.read(file);
  workspace.write(file, before);
  expect(finishedBuild(args)).toBeUndefined();
});

test('a bundle whose brand has no manifest any more is named until it is gone, also to programs', async () => {
  const dist = join(workspace.root, 'dist');
  const left = join(dist, 'orchid');
  const build = (...more: readonly string[]) =>
    livery(workspace.root, 'build', '--all', '--out', dist, ...more);
  writeTestBundle(left, 'one', 'orchid');
  const sentence = `orchid has no manifest, and its bundle is there still. Remove the folder ${left}`;
  // A bundle that is left has to be named every time.
  for (const time of ['first', 'second']) expect([time, (await build()).notes]).toEqual([time, sentence]);
  const { out, notes } = await build('--json');
  expect(notes).toBe('');
  expect(JSON.parse(out)).toMatchObject({
    ok: true,
    brands: ['blue', 'red'].map((brand) => ({
      brand,
      state: 'unchanged',
      folder: join(dist, brand),
      milliseconds: expect.any(Number),
      firstScript: expect.any(Number),
      issues: [],
    })),
    withoutManifest: { live: [], built: ['orchid'] },
  });
  rmSync(left, { recursive: true });
  expect((await build()).notes).toBe('');
  const again = await build('--json');
  const kept = finishedBuild(['build', '--all', '--out', dist, '--json', '--root', workspace.root]);
  expect(JSON.parse(kept ?? '')).toMatchObject({ ok: true, withoutManifest: { built: [] } });
  expect(JSON.parse(kept ?? '').brands.length).toBe(JSON.parse(again.out).brands.length);
});
