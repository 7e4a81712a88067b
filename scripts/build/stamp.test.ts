import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { finishedBuild, keepBuild } from './stamp.mjs';

const folder = mkdtempSync(join(tmpdir(), 'livery-stamp-'));
const at = (path: string) => join(folder, path);
const args = ['build', '--all', '--out', folder];

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(at('read/deep'), { recursive: true });
  writeFileSync(at('read/deep/a.json'), '1');
  writeFileSync(at('alone.json'), '1');
  mkdirSync(at('elsewhere'));
  writeFileSync(at('elsewhere/b.json'), '1');
  symlinkSync(at('elsewhere'), at('read/link'), 'junction');
  keepBuild(args, [at('read'), at('alone.json')], 'all in order');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a build that changed nothing would say the same again', () => {
  expect(finishedBuild(args)).toBe('all in order');
});

test.each<[string, () => void]>([
  ['another size', () => writeFileSync(at('read/deep/a.json'), '12')],
  ['other content of the same size', () => writeFileSync(at('read/deep/a.json'), '2')],
  ['a file more', () => writeFileSync(at('read/deep/b.json'), '1')],
  ['a file less', () => rmSync(at('read/deep/a.json'))],
  ['a place that is gone', () => rmSync(at('alone.json'))],
  ['a change behind a link', () => writeFileSync(at('elsewhere/b.json'), '12')],
  ['a link that leads back', () => symlinkSync(at('read'), at('read/deep/back'), 'junction')],
])('%s makes it look again', (_, change) => {
  change();
  expect(finishedBuild(args)).toBeUndefined();
});

test.each([[['build', '--all', '--out', `${folder}-2`]], [['check']], [[]]])(
  'the command line %j is another one',
  (other) => {
    expect(finishedBuild(other)).toBeUndefined();
  },
);
