import { mkdirSync, mkdtempSync, rmSync, type watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWatch } from './watch-folder.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-watch-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('names that change are told, and a folder that was put in the place of another is watched in its turn', async () => {
  const names: (string | null)[] = [];
  const watching = createWatch(() => undefined);
  const inner = join(folder, 'red');
  const renew = (before = undefined as ReturnType<typeof watching.renew>) =>
    watching.renew(before, inner, (name) => names.push(name));
  expect(renew()).toBeUndefined();
  mkdirSync(inner);
  const first = renew();
  expect(renew(first)).toBe(first);
  writeFileSync(join(inner, 'one'), '');
  await expect.poll(() => names).toContain('one');
  rmSync(inner, { recursive: true });
  mkdirSync(inner);
  const second = renew(first);
  writeFileSync(join(inner, 'two'), '');
  await expect.poll(() => names).toContain('two');
  expect(watching.isShort()).toBe(false);
  second?.close();
});

test('a system that watches no more folders is told about once each, and is no end', () => {
  const notes: string[] = [];
  const full: typeof watch = () => {
    throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
  };
  const watching = createWatch((sentence) => notes.push(sentence), full);
  expect(watching.renew(undefined, folder, () => undefined)).toBeUndefined();
  expect(watching.isShort()).toBe(true);
  expect(notes).toEqual([
    `${folder} cannot be watched (ENOSPC), so that changes are noticed within a second instead of at once. On Linux, raise fs.inotify.max_user_watches and fs.inotify.max_user_instances.`,
  ]);
});
