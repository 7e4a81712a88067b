import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadChecks } from './load-checks.ts';

// To open a pipe waits for who writes into it.
it('a pipe and a folder in the place of a check hold nobody up', async () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-checks-'));
  mkdirSync(join(root, 'checks/folder.mjs'), { recursive: true });
  execFileSync('mkfifo', [join(root, 'checks/pipe.mjs')]);
  const { checks, issues } = await loadChecks(root);
  expect(checks).toEqual([]);
  expect(issues.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'checks/folder.mjs This is a folder where a file is needed, so nothing is read here.',
    'checks/pipe.mjs This is a pipe, a socket or a device, so nothing is read here.',
  ]);
  rmSync(root, { recursive: true });
});
