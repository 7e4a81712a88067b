import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { optionsIn } from './compile-later.ts';

const helpOf = (...lines: string[]) =>
  ['Options:', ...lines.flatMap((line) => [`  --${line} (what it does)`, '        type: int'])].join('\n');

test.each([
  ['Node 20', ['interrupt-budget', 'always-sparkplug'], ['--interrupt-budget=1000000', '--always-sparkplug']],
  [
    'Node 22 and 24, where an option that is longer is left',
    ['force-emit-interrupt-budget-checks', 'always-sparkplug', 'invocation-count-for-turbofan'],
    ['--invocation-count-for-turbofan=45000', '--always-sparkplug'],
  ],
  ['a Node that has none of them', ['interrupt-budget-for-maglev'], []],
])('of the options, %s is told those that it has', (_, names, want) => {
  expect(optionsIn(helpOf(...names))).toEqual(want);
});

test('this Node has some of the options, and prints no line when it is told them', () => {
  const { stdout } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const options = optionsIn(stdout);
  expect(options.length).toBeGreaterThan(1);
  const told = `for (const option of ${JSON.stringify(options)}) require('node:v8').setFlagsFromString(option)`;
  const { stderr, status } = spawnSync(process.execPath, ['-e', told], { encoding: 'utf8' });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
});
