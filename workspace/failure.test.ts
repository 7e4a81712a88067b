import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Failure, machineFailure } from './failure.ts';

const errno = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: x`), { code, syscall: 'open', ...(path && { path }) });

describe('a failure of the machine', () => {
  it.each([
    ['ENOSPC', 'The disk is full: /x could not be written. Free some space, then run the command again.'],
    ['EDQUOT', 'The disk is full: /x could not be written. Free some space, then run the command again.'],
    ['EACCES', 'There is no permission to use /x. Give this user the right to, or name another place.'],
    ['EPERM', 'There is no permission to use /x. Give this user the right to, or name another place.'],
    ['EROFS', '/x cannot be written, because its disk can only be read. Name a folder that can be written.'],
    ['EISDIR', '/x is a folder where a file is needed. Move it away, or name another place.'],
    ['ENAMETOOLONG', 'The name of /x is too long for this disk. Name a shorter one.'],
    ['ELOOP', 'The links of /x lead in a circle. Mend them, or name another place.'],
    ['EIO', 'The disk fails at /x. Look after the disk, then run the command again.'],
    [
      'EMFILE',
      'Too many files are open at once. End other programs or raise the limit (ulimit -n), then run the command again.',
    ],
  ])('%s is told in a sentence', (code, sentence) => {
    expect(machineFailure(errno(code, '/x'))?.message).toBe(sentence);
  });

  it('that names no file is told too', () => {
    expect(machineFailure(errno('ENOSPC'))?.message).toBe(
      'The disk is full: a file could not be written. Free some space, then run the command again.',
    );
  });

  it('is told from what Node says of a real one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-failure-'));
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const messageOf = (work: () => unknown) => {
      try {
        work();
      } catch (error) {
        return machineFailure(error)?.message;
      }
    };
    const inTheWay =
      'cannot be a folder, because a file is in its way. Move the file away, or name another place.';
    expect(messageOf(() => mkdirSync(join(file, 'a'), { recursive: true }))).toBe(
      `${join(file, 'a')} ${inTheWay}`,
    );
    expect(messageOf(() => mkdirSync(file))).toBe(`${file} ${inTheWay}`);
    expect(messageOf(() => readFileSync(folder))).toMatch(/^A file is a folder where a file is needed\./);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['a mistake in code', new TypeError('x is not a function')],
    ['a broken module', Object.assign(new Error('x'), { code: 'ERR_MODULE_NOT_FOUND' })],
    ['nothing', undefined],
    ['a text', 'ENOSPC'],
  ])('is not %s', (_name, error) => {
    expect(machineFailure(error)).toBeUndefined();
  });

  it('that has its sentence keeps it', () => {
    const failure = new Failure('Port 80 is taken.');
    expect(machineFailure(failure)).toBe(failure);
  });
});
