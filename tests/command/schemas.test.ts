import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestProject, livery, liveryOn, type TestProject } from './test-command.ts';

let project: TestProject;
beforeEach(() => {
  project = createTestProject();
});
afterEach(() => project.remove());

const file = '.livery/schemas/demo/brand.schema.json';
const read = () => readFileSync(join(project.root, file), 'utf8');
const change = (from: string, to: string) => {
  const path = 'brands/base/brand.json';
  project.write(path, readFileSync(join(project.root, path), 'utf8').replace(from, to));
};

it('types writes the schemas of brands, those whose text has changed', async () => {
  const { out } = await livery(project.root, 'types');
  expect(out.split('\n')).toContain(file);
  expect(read()).toContain('Inherited from base: 2');
  const { mtimeMs } = statSync(join(project.root, file));
  expect((await livery(project.root, 'types')).out).toBe('Everything that is generated is current.');
  expect(statSync(join(project.root, file)).mtimeMs).toBe(mtimeMs);
  change('"size": 2', '"size": 4');
  expect((await livery(project.root, 'types')).out.split('\n')).toContain(file);
  expect(read()).toContain('Inherited from base: 4');
});

it('check --watch keeps them up', async () => {
  const ending = new AbortController();
  const running = liveryOn({ signal: ending.signal }, project.root, 'check', '--watch');
  await vi.waitFor(() => expect(read()).toContain('Inherited from base: 2'), 20_000);
  await vi.waitFor(
    () => {
      // The watcher may not watch yet.
      change(
        /"size": \d/.exec(readFileSync(join(project.root, 'brands/base/brand.json'), 'utf8'))?.[0] ?? '',
        '"size": 7',
      );
      expect(read()).toContain('Inherited from base: 7');
    },
    { timeout: 20_000, interval: 500 },
  );
  ending.abort();
  expect((await running).code).toBe(0);
});
