import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { median } from './bench.ts';

test.each([
  [[3], 3],
  [[1, 2], 1.5],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, want) => {
  expect(median(values)).toBe(want);
});

test('a bench that there is not is refused with the names of those that there are', () => {
  const main = join(import.meta.dirname, 'main.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', main, '--only', 'paint', '--only', 'nothing'],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^There is no bench "nothing"\. Benches are script, .*, paint, /);
});
