import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { processorsSince, readTicks } from './processors.ts';
import { keepTimes, overLimit, type RunTimes, sayTimes } from './run-times.ts';
import { yardstickOf } from './yardstick.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-times-'));
const file = join(folder, 'kept/test-times.md');

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const times: RunTimes = {
  name: 'test',
  seconds: 612,
  yardsticks: 9.84,
  limit: 9,
  projects: [
    { project: 'unit', files: 406, tests: 7213, span: 60.4, work: 80.2 },
    { project: 'browser', files: 56, tests: 210, span: 216, work: 608 },
  ],
};

it('says how long each project took, and how long the run took against the yardstick', () => {
  expect(sayTimes(times)).toBe(
    [
      'Time by project:',
      'unit                    7213 tests  406 files   60 s from first to last    80 s of work',
      'browser                  210 tests   56 files  216 s from first to last   608 s of work',
      '',
      'npm test: 612 s, 9.8 yardsticks of 9.',
    ].join('\n'),
  );
});

it.each<[name: string, yardsticks: number, want: string | undefined]>([
  ['within its limit', 8.9, undefined],
  ['over its limit by less than a fifth', 10.7, undefined],
  [
    'over its limit by more than a fifth',
    10.9,
    'The run test took 10.9 yardsticks. Its limit is 9, and it fails above 10.8: make room first. The projects and the slowest files stand above.',
  ],
])('a run %s', (_name, yardsticks, want) => {
  expect(overLimit({ ...times, yardsticks })).toBe(want);
});

it('keeps the last runs in a table, the newest first, whoever wrote in it', () => {
  keepTimes(file, times, new Date('2026-11-28T10:00:00Z'));
  keepTimes(file, { ...times, name: 'test:matrix', limit: 14 }, new Date('2026-11-28T10:20:00Z'));
  const rows = readFileSync(file, 'utf8').split('\n').slice(-3);
  expect(rows).toEqual([
    '| 2026-11-28 10:20 | test:matrix | 612 | 9.8 | 14 | unit (60, 80), browser (216, 608) |',
    '| 2026-11-28 10:00 | test | 612 | 9.8 | 9 | unit (60, 80), browser (216, 608) |',
    '',
  ]);
  writeFileSync(file, 'not a table\n');
  keepTimes(file, times);
  expect(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| 2')),
  ).toHaveLength(1);
});

it('keeps forty runs and no more', () => {
  for (let run = 0; run < 45; run += 1) keepTimes(file, { ...times, seconds: run });
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| 2'));
  expect(rows).toHaveLength(40);
  expect(rows[0]).toContain('| 44 |');
});

it('says what the processors did, where the system tells', () => {
  const processors = { busy: 0.914, idle: 0.054, stolen: 0.032 };
  expect(
    sayTimes({ ...times, processors })
      .split('\n')
      .slice(-2),
  ).toEqual([
    "Processors: 91 % busy, 5 % idle, 3 % taken by the machine's host.",
    'npm test: 612 s, 9.8 yardsticks of 9.',
  ]);
});

it.each<[name: string, pieces: readonly number[], stolen: number, want: number]>([
  ['as long as its pieces together', [1500, 2000, 2500], 0, 174],
  ['not longer for one piece in twenty that strays', [100, ...Array(18).fill(2000), 90_000], 0, 174],
  ['half as long on a machine that is twice as fast', [1000, 1000, 1000], 0, 87],
  ['longer on a machine that is slow for a third of the run', [1500, 1500, 3000, 1500, 1500, 3000], 0, 174],
  ['longer where the host gives a quarter of the time to others', [1500, 1500, 1500], 0.25, 174],
  ['a minute where nothing was measured', [], 0, 60],
])('a yardstick is %s', (_name, pieces, stolen, want) => {
  expect(yardstickOf(pieces, stolen)).toBeCloseTo(want);
});

it('shares of the processors are those since the run began', () => {
  const before = readTicks('cpu  100 10 20 500 50 1 9 10 0 0\ncpu0 1 2 3\n');
  const now = readTicks('cpu  170 20 30 505 55 3 7 100 0 0\n');
  expect(processorsSince(before, now)).toEqual({ busy: 90 / 190, idle: 10 / 190, stolen: 90 / 190 });
  expect(processorsSince(before, before)).toBe(undefined);
  expect(readTicks('')).toBe(undefined);
  expect(readTicks('cpu  none\n')).toBe(undefined);
});
