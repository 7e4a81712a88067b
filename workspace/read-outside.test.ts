import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readOutside } from './read-outside.ts';

const root = mkdtempSync(join(tmpdir(), 'livery-outside-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function written(name: string, content: string | Uint8Array): string {
  writeFileSync(join(root, name), content);
  return join(root, name);
}

it('reads UTF-8, with or without its mark', () => {
  expect(readOutside(written('plain', 'Một'), 'plain')).toBe('Một');
  expect(readOutside(written('marked', '\ufeffMột'), 'marked')).toBe('Một');
});

it.each<[name: string, content: Uint8Array, sentence: string]>([
  ['Windows-1252', Buffer.from('caf\u00e9', 'latin1'), 'x is not in UTF-8, but perhaps in Windows-1252'],
  [
    'UTF-16',
    Buffer.from('\ufeffcaf\u00e9', 'utf16le'),
    'x is not in UTF-8 but in UTF-16: its letters would be lost.',
  ],
])('refuses %s, and says so', (name, content, sentence) => {
  expect(() => readOutside(written(name, content), 'x')).toThrow(sentence);
});

it.each(['a.csv', 'a.xlf', 'a.json', 'a.tokens'])(
  'names the marks of a merge in %s, and where they stand',
  (name) => {
    const text = 'a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> theirs\n';
    expect(() => readOutside(written(name, text), name)).toThrow(
      `${name}:2: "<<<<<<< HEAD" begins a merge conflict, which ends in line 6. Keep what is right of the two sides, and take out the lines that begin with <<<<<<<, |||||||, ======= or >>>>>>>.`,
    );
  },
);

it('refuses what is no file, at once', () => {
  expect(() => readOutside(root, 'x')).toThrow('x is a folder, not a file. Name a file.');
  expect(() => readOutside('/dev/zero', 'x')).toThrow('x is a device or a pipe, not a file.');
  execFileSync('mkfifo', [join(root, 'pipe')]);
  expect(() => readOutside(join(root, 'pipe'), 'x')).toThrow('x is a device or a pipe, not a file.');
});

it('refuses a file that is too large before it is read', () => {
  const file = written('large', '');
  truncateSync(file, 33 * 1024 * 1024);
  expect(() => readOutside(file, 'x')).toThrow('x has 33 MiB; 32 are read at the most.');
});

it('refuses what leads out of a folder, by a link too', () => {
  const folder = join(root, 'library');
  mkdirSync(folder);
  const inside = written('library/in', 'in');
  const outside = written('out', 'out');
  mkdirSync(join(root, 'library-of-others'));
  const beside = written('library-of-others/out', 'out');
  symlinkSync(outside, join(folder, 'link'));
  expect(readOutside(inside, 'x', folder)).toBe('in');
  for (const path of [outside, beside, join(folder, 'link'), join(folder, '../out')])
    expect(() => readOutside(path, 'x', folder)).toThrow(`x leads out of ${folder}, so it is not read.`);
});

it('a file that is not there is named', () => {
  expect(() => readOutside('/nowhere/terms.md', 'terms.md')).toThrow(
    'There is no file terms.md. Look at its name, and at the folder that the command runs in.',
  );
});
