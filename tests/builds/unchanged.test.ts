import { join } from 'node:path';
import { finishedBuild } from '@liveryjs/cli/build/stamp.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { livery } from '#tests/command/test-command.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

let workspace: TestWorkspace;
let args: readonly string[];

beforeAll(async () => {
  workspace = createTestWorkspace();
  const dist = join(workspace.root, 'dist');
  args = ['build', '--all', '--out', dist, '--root', workspace.root];
  const { out } = await livery(workspace.root, 'build', '--all', '--out', dist);
  expect(out).toContain('2 brands, all in order.');
}, 60_000);

afterAll(() => workspace?.remove());

test('a command line that has nothing to do knows so before anything is loaded', () => {
  expect(finishedBuild(args)).toMatch(
    /^ {2}blue {2}unchanged {2}dist\/blue.*\n {2}red {3}unchanged {2}dist\/red.*\n2 brands, all in order\.$/,
  );
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
