import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const here = mkdtempSync(join(tmpdir(), 'livery-create-'));
afterAll(() => rmSync(here, { recursive: true, force: true }));

const create = (name: string) =>
  spawnSync(process.execPath, [resolve(import.meta.dirname, 'create-brands.js'), name], {
    cwd: here,
    encoding: 'utf8',
  });

it('says how to go into the folder that it made, whatever its name', () => {
  const name = "it's my 100%20 portals";
  const { stdout } = create(name);
  const line = stdout.split('\n').find((text) => text.startsWith('  cd '));
  expect(spawnSync('sh', ['-c', `${line} && pwd`], { cwd: here, encoding: 'utf8' }).stdout).toBe(
    `${join(here, name)}\n`,
  );
});

it.each(['#', '?'])('makes no folder with %s in its name, which the bundler could not read', (sign) => {
  const { status, stderr } = create(`a${sign}b`);
  expect([status, stderr]).toEqual([2, expect.stringContaining(`has a "${sign}" in its name`)]);
  expect(existsSync(join(here, `a${sign}b`))).toBe(false);
});
