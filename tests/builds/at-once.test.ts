/** @module-tag matrix */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBundle } from './read-bundle.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');

let workspace: TestWorkspace;
const pathTo = (path: string) => join(workspace.root, path);

beforeAll(() => {
  workspace = createTestWorkspace();
});

afterAll(() => workspace?.remove());

/** Runs the command in a process of its own. @throws when it does not exit with 0 */
async function build(out: string): Promise<string> {
  const command = [join(REPOSITORY, 'scripts/livery.js'), 'build', 'red', '--out', pathTo(out)];
  const args = [...command, '--root', workspace.root];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
  // Only a build that takes long reports its progress.
  return stderr.replace('Built red (1 of 1)\n', '') + stdout.split('\n').at(-2);
}

test('three builds at once from an empty cache write the same bundle, two of them to one place', async () => {
  expect(existsSync(pathTo('node_modules/.cache'))).toBe(false);
  const outputs = await Promise.all(['one', 'two', 'two'].map(build));
  expect(outputs).toEqual(Array(3).fill('1 brand, all in order.'));
  const [firstBundle, two] = ['one/red', 'two/red'].map((folder) => readBundle(pathTo(folder)));
  expect(firstBundle).toEqual(two);
  expect(firstBundle?.size).toBeGreaterThan(5);
  expect([readdirSync(pathTo('one')), readdirSync(pathTo('two'))]).toEqual([['red'], ['red']]);
});
