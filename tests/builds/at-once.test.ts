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
const at = (path: string) => join(workspace.root, path);

beforeAll(() => {
  workspace = createTestWorkspace();
});

afterAll(() => workspace?.remove());

/** Runs the command in a process of its own. @throws when it does not exit with 0 */
async function build(out: string): Promise<string> {
  const command = [join(REPOSITORY, 'scripts/livery.js'), 'build', 'red', '--out', at(out)];
  const args = [...command, '--root', workspace.root];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
  // How far it is, only a build that takes long says.
  return stderr.replace('Built red (1 of 1)\n', '') + stdout.split('\n').at(-2);
}

test('three builds at once from an empty cache write the same bundle, two of them to one place', async () => {
  expect(existsSync(at('node_modules/.cache'))).toBe(false);
  const said = await Promise.all(['one', 'two', 'two'].map(build));
  expect(said).toEqual(Array(3).fill('1 brand, all in order.'));
  const [one, two] = ['one/red', 'two/red'].map((folder) => readBundle(at(folder)));
  expect(one).toEqual(two);
  expect(one?.size).toBeGreaterThan(5);
  expect([readdirSync(at('one')), readdirSync(at('two'))]).toEqual([['red'], ['red']]);
});
