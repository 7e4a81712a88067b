import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { finishedBuild, keepBuild } from './stamp.mjs';

const folder = mkdtempSync(join(tmpdir(), 'livery-stamp-'));
const pathTo = (path: string) => join(folder, path);
const args = ['build', '--all', '--out', folder];
const keep = () =>
  keepBuild(args, [pathTo('read'), pathTo('alone.json')], [pathTo('bundle')], 'all in order');

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(pathTo('read/deep'), { recursive: true });
  writeFileSync(pathTo('read/deep/a.json'), '1');
  writeFileSync(pathTo('alone.json'), '1');
  mkdirSync(pathTo('elsewhere'));
  writeFileSync(pathTo('elsewhere/b.json'), '1');
  symlinkSync(pathTo('elsewhere'), pathTo('read/link'), 'junction');
  mkdirSync(pathTo('bundle/assets/files'), { recursive: true });
  for (const file of ['index.html', 'assets/brand-1.js', 'assets/files/logo-1.svg'])
    writeFileSync(pathTo(join('bundle', file)), '1');
  writeFileSync(pathTo('spare.js'), '1');
  keep();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a build that changed nothing would say the same again', () => {
  expect(finishedBuild(args)).toBe('all in order');
});

test.each<[string, () => void]>([
  ['another size', () => writeFileSync(pathTo('read/deep/a.json'), '12')],
  ['other content of the same size', () => writeFileSync(pathTo('read/deep/a.json'), '2')],
  ['a file more', () => writeFileSync(pathTo('read/deep/b.json'), '1')],
  ['a file less', () => rmSync(pathTo('read/deep/a.json'))],
  ['a place that is gone', () => rmSync(pathTo('alone.json'))],
  ['a change behind a link', () => writeFileSync(pathTo('elsewhere/b.json'), '12')],
  ['a link that leads back', () => symlinkSync(pathTo('read'), pathTo('read/deep/back'), 'junction')],
  ['a page that somebody wrote', () => writeFileSync(pathTo('bundle/index.html'), '2')],
  ['a page less', () => rmSync(pathTo('bundle/index.html'))],
  ['a page more', () => writeFileSync(pathTo('bundle/home.html'), '1')],
  ['a script less', () => rmSync(pathTo('bundle/assets/brand-1.js'))],
  ['a picture less', () => rmSync(pathTo('bundle/assets/files/logo-1.svg'))],
  ['a file more', () => writeFileSync(pathTo('bundle/assets/brand-2.js'), '1')],
  ['a script that was replaced', () => renameSync(pathTo('spare.js'), pathTo('bundle/assets/brand-1.js'))],
  ['no scripts at all', () => rmSync(pathTo('bundle/assets'), { recursive: true })],
  ['no bundle', () => rmSync(pathTo('bundle'), { recursive: true })],
])('%s makes it look again', (_, change) => {
  change();
  expect(finishedBuild(args)).toBeUndefined();
});

test('a build of before the machine was started looks again', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  keep();
  vi.useRealTimers();
  expect(finishedBuild(args)).toBeUndefined();
});

test.each([[['build', '--all', '--out', `${folder}-2`]], [['check']], [[]]])(
  'the command line %j is another one',
  (other) => {
    expect(finishedBuild(other)).toBeUndefined();
  },
);
