import type * as nodeFs from 'node:fs';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { machineFailure } from './failure.ts';
import { makeFolder, replaceFile, writeFolder, writeNamed } from './write-file.ts';

/** The folder in which the disk can only be read, as Node 20 tells of it: to make a way into it fails as if a step was missing. */
let readOnly: string | undefined;

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof nodeFs>();
  return {
    ...fs,
    mkdirSync: ((path, options) => {
      if (readOnly === undefined || !String(path).startsWith(readOnly)) return fs.mkdirSync(path, options);
      const code = Object(options).recursive === true ? 'ENOENT' : 'EROFS';
      throw Object.assign(new Error(`${code}: mkdir`), { code, syscall: 'mkdir', path });
    }) as typeof fs.mkdirSync,
  };
});

let folder: string;
const pathTo = (path: string) => join(folder, path);
const partialOf = (name: string) => pathTo(`.${name}.${process.pid}-${threadId}`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-write-'));
});

afterEach(() => {
  readOnly = undefined;
  rmSync(folder, { recursive: true, force: true });
});

function sentenceOf(work: () => void): string | undefined {
  try {
    work();
  } catch (error) {
    return machineFailure(error)?.message;
  }
}

it('a file is never there in part, keeps who may read it, and its folder is made', () => {
  replaceFile(pathTo('a/b/file'), 'first');
  chmodSync(pathTo('a/b/file'), 0o600);
  const before = statSync(pathTo('a/b/file')).ino;
  replaceFile(pathTo('a/b/file'), 'second');
  expect([readFileSync(pathTo('a/b/file'), 'utf8'), readdirSync(pathTo('a/b'))]).toEqual([
    'second',
    ['file'],
  ]);
  expect(statSync(pathTo('a/b/file')).ino).not.toBe(before);
  expect(statSync(pathTo('a/b/file')).mode & 0o777).toBe(0o600);
});

it('where a folder has its name it is named, and nothing is left behind', () => {
  mkdirSync(pathTo('file/a'), { recursive: true });
  expect(sentenceOf(() => replaceFile(pathTo('file'), 'x'))).toContain(`${pathTo('file')} is a folder`);
  expect(readdirSync(folder)).toEqual(['file']);
});

it.runIf(existsSync('/dev/full'))('a file that a full disk does not take is named, and is as it was', () => {
  writeFileSync(pathTo('file'), 'before');
  symlinkSync('/dev/full', partialOf('file'));
  expect(sentenceOf(() => replaceFile(pathTo('file'), 'x'))).toBe(
    `The disk is full: ${pathTo('file')} could not be written. Free some space, then run the command again.`,
  );
  expect([readFileSync(pathTo('file'), 'utf8'), readdirSync(folder)]).toEqual(['before', ['file']]);
});

it('a folder on a disk that can only be read is told so', () => {
  readOnly = pathTo('disk');
  for (const make of [
    () => makeFolder(pathTo('disk/a/b')),
    () => replaceFile(pathTo('disk/a/b/file'), ''),
    () => writeFolder(pathTo('disk/a/b'), new Map([['file', '']])),
  ])
    expect(sentenceOf(make)).toBe(
      `${pathTo('disk/a/b')} cannot be written, because its disk can only be read. Name a folder that can be written.`,
    );
});

it('a folder is made with all of its files, or not at all', () => {
  writeFolder(
    pathTo('whole'),
    new Map([
      ['a', 'A'],
      ['b/c', 'C'],
    ]),
  );
  expect(readFileSync(pathTo('whole/b/c'), 'utf8')).toBe('C');
  const sentence = sentenceOf(() =>
    writeFolder(
      pathTo('half'),
      new Map([
        ['a', 'A'],
        ['a/b', 'B'],
      ]),
    ),
  );
  expect(sentence).toContain(`${pathTo('half/a')} cannot be a folder, because a file is in its way.`);
  expect(readdirSync(folder)).toEqual(['whole']);
});

it('a link that somebody has named stays one, and a link in the place of a file is replaced', () => {
  writeFileSync(pathTo('real'), 'before');
  symlinkSync('real', pathTo('link'));
  writeNamed(pathTo('link'), 'named');
  expect(readFileSync(pathTo('real'), 'utf8')).toBe('named');
  replaceFile(pathTo('link'), 'replaced');
  expect([readFileSync(pathTo('real'), 'utf8'), readFileSync(pathTo('link'), 'utf8')]).toEqual([
    'named',
    'replaced',
  ]);
});

it.runIf(existsSync('/dev/null'))('a device that somebody has named is written to', () => {
  symlinkSync('/dev/null', pathTo('link'));
  writeNamed(pathTo('link'), 'x');
  expect(readdirSync(folder)).toEqual(['link']);
  expect(statSync(pathTo('link')).isFile()).toBe(false);
});
