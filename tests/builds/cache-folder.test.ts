/** @module-tag matrix */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { livery } from '#tests/command/test-command.ts';
import { readBundle } from './read-bundle.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

let workspace: TestWorkspace;
let system: string;

beforeAll(async () => {
  workspace = createTestWorkspace();
  expect(await livery(workspace.root, 'build', 'red', '--out', pathTo('local'))).toMatchObject({ code: 0 });
  // A file in the way keeps everybody from writing there, the administrator of a container too.
  rmSync(pathTo('node_modules/.cache'), { recursive: true });
  writeFileSync(pathTo('node_modules/.cache'), '');
});

beforeEach(() => {
  system = mkdtempSync(join(tmpdir(), 'livery-system-'));
  vi.stubEnv('TMPDIR', system);
  rmSync(pathTo('dist'), { recursive: true, force: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(system, { recursive: true, force: true });
});

afterAll(() => workspace?.remove());

const pathTo = (path: string) => join(workspace.root, path);
const withoutProgress = (notes: string) => notes.replace(/^Built .*\n?/gm, '').trim();

async function build(...more: readonly string[]): Promise<string> {
  const { code, notes } = await livery(workspace.root, 'build', 'red', ...more);
  expect(code).toBe(0);
  expect(readBundle(pathTo('dist/red'))).toEqual(readBundle(pathTo('local/red')));
  return withoutProgress(notes);
}

test('where node_modules cannot be written, a build keeps its results in a folder of the system, and says so', async () => {
  expect(await build()).toMatch(
    /^\S+node_modules\/\.cache\/livery cannot be written, so results are kept in \S+\. Name another folder with --cache or LIVERY_CACHE\.$/,
  );
  const [folder = ''] = readdirSync(system).filter((name) => name.startsWith('livery-'));
  expect(readdirSync(join(system, folder, 'livery')).some((name) => name.startsWith('code-'))).toBe(true);
});

test('--cache and LIVERY_CACHE name the folder, the first before the second', async () => {
  const [environmentFolder, optionFolder] = [join(system, 'one'), join(system, 'two')];
  vi.stubEnv('LIVERY_CACHE', environmentFolder);
  expect(await build()).toBe('');
  expect(readdirSync(environmentFolder).some((name) => name.startsWith('code-'))).toBe(true);
  rmSync(pathTo('dist'), { recursive: true });
  rmSync(environmentFolder, { recursive: true });
  expect(await build('--cache', optionFolder)).toBe('');
  expect(existsSync(environmentFolder)).toBe(false);
  expect(readdirSync(optionFolder).some((name) => name.startsWith('code-'))).toBe(true);
});

test('a folder that is named and cannot be written costs one sentence', async () => {
  mkdirSync(pathTo('free'), { recursive: true });
  writeFileSync(pathTo('free/file'), '');
  const { code, notes } = await livery(workspace.root, 'build', 'red', '--cache', pathTo('free/file/cache'));
  expect([code, notes]).toEqual([
    1,
    `livery: ${pathTo('free/file/cache')} cannot be a folder, because a file is in its way. Move the file away, or name another place.`,
  ]);
});
