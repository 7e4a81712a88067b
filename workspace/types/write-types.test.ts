import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { staleTypes, writeTypes } from './write-types.ts';

const root = mkdtempSync(join(tmpdir(), 'livery-types-'));
const calls = 'schemas/generated/calls';
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('what is not current is written, and the module of a call that is gone goes', () => {
  mkdirSync(join(root, calls, 'games'), { recursive: true });
  writeFileSync(join(root, calls, 'games/getOld.ts'), 'old');
  writeFileSync(join(root, 'schemas/generated/other.ts'), 'of somebody else');
  const texts = new Map([[`${calls}/games/getNew.ts`, 'new']]);

  const stale = [`${calls}/games/getNew.ts`, `${calls}/games/getOld.ts`];
  expect(staleTypes(root, texts)).toEqual(stale);
  expect(writeTypes(root, texts)).toEqual(stale);
  expect(readFileSync(join(root, calls, 'games/getNew.ts'), 'utf8')).toBe('new');
  expect(existsSync(join(root, calls, 'games/getOld.ts'))).toBe(false);
  expect(existsSync(join(root, 'schemas/generated/other.ts'))).toBe(true);
  expect(staleTypes(root, texts)).toEqual([]);
});
