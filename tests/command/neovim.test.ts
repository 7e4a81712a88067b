/** @module-tag matrix */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findProgram } from '@liveryjs/cli/setup/ensure-programs.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProject, type TestProject } from './test-command.ts';

let project: TestProject;
/** All that Neovim was told, by what it asked for. */
let told: Readonly<Record<string, unknown>>;

beforeAll(() => {
  project = createTestProject();
  const out = join(project.root, 'told.json');
  const editor = findProgram('nvim') ?? 'nvim';
  const script = resolve(import.meta.dirname, 'neovim.lua');
  const { stderr, error } = spawnSync(editor, ['--headless', '--clean', '-n', '-c', `luafile ${script}`], {
    cwd: project.root,
    encoding: 'utf8',
    timeout: 200_000,
    env: {
      ...process.env,
      LIVERY_ROOT: project.root,
      LIVERY_OUT: out,
      LIVERY_NODE: process.execPath,
      LIVERY_PROGRAM: resolve(import.meta.dirname, '../../scripts/livery.js'),
    },
  });
  expect(error, stderr).toBeUndefined();
  told = JSON.parse(readFileSync(out, 'utf8'));
  expect(told.failure).toBeUndefined();
});
afterAll(() => project.remove());

test('Neovim is offered the brands that one can extend', () => {
  expect(told.completion).toContain('"base"');
});

test('hover says where a value comes from, and the definition leads to the brand above', () => {
  expect(told.hover).toContain('instead of 2 at brands/base/brand.json');
  expect(told.parent).toEqual([expect.stringMatching(/brands\/base\/brand\.json$/)]);
  expect(told.definitions).toContainEqual(expect.stringMatching(/brands\/base\/brand\.json$/));
});

test('a misspelt key is told while it is typed, and a code action mends it', () => {
  expect(told.misspelt).toContainEqual(expect.stringContaining('Did you mean "domains"?'));
  expect(told.mended).toBe(true);
});

test('a rename goes through both brands', () => {
  expect(told.renamed).toHaveLength(2);
  expect(told.base).toContain('"id": "phrases"');
  expect(readFileSync(join(project.root, 'brands/demo/brand.json'), 'utf8')).toContain('"id": "phrases"');
});

test('a brand that extends the edited one has its findings told', () => {
  expect(told.below).toContainEqual(expect.stringMatching(/phrases/));
});
