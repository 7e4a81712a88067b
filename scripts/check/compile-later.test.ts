import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { COMPILE_LATER, knowsOptions } from './compile-later.ts';

test('a Node that is told to compile later knows the options, and would print a line about them otherwise', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  for (const option of COMPILE_LATER)
    expect(known.includes(`${option.split('=', 1)[0]} (`)).toBe(knowsOptions(process.versions.v8));
});

test('a V8 that is not known is left as it is', () => {
  expect(['11.3.244.8-node.33', '12.4.254.21-node.33', '13.6.233.10-node.28'].every(knowsOptions)).toBe(true);
  expect(['10.2.154.26-node.36', '99.1.0', ''].some(knowsOptions)).toBe(false);
});
