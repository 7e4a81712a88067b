import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CodeModule } from '#scripts/plugin/ids.ts';
import { sourceKeys } from './source-key.ts';

/** A repository of two widgets and an adapter. @returns the keys of its code as it is now */
function repository() {
  const root = mkdtempSync(join(tmpdir(), 'livery-keys-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    return join(root, path);
  };
  write('portal/portal.ts', 'export const portal = {};');
  const files = {
    clock: write('widgets/clock/clock.tsx', 'export const Clock = 1;'),
    banner: write('widgets/banner/banner.tsx', 'export const Banner = 1;'),
  };
  const adapters = { remote: write('portal/adapters/remote.ts', 'export default {};') };
  const portal = join(root, 'portal');
  const folders = { engine: portal, portal, packages: root, all: [portal] };
  return { write, keys: () => sourceKeys(root, folders, files, adapters) };
}

const plain: CodeModule = { widgets: ['banner', 'clock'], core: ['clock'], soon: [], first: [] };

test('bundles whose code differs in one setting have keys of their own', () => {
  const others: CodeModule[] = [
    plain,
    { ...plain, widgets: ['clock'] },
    { ...plain, core: [] },
    { ...plain, soon: ['banner'] },
    { ...plain, first: ['banner'] },
    { ...plain, identity: 'sandbox' },
    { ...plain, adapter: 'remote' },
    { ...plain, live: true },
  ];
  const { code } = repository().keys();
  expect(new Set(others.map(code)).size).toBe(others.length);
  expect(code({ ...plain, live: false })).toBe(code(plain));
});

test('a key changes with the files that the code has, and with no others', () => {
  const { write, keys } = repository();
  const remote: CodeModule = { ...plain, adapter: 'remote' };
  const before = keys();
  write('widgets/banner/banner.test.tsx', 'export const test = 1;');
  write('portal/adapters/remote.ts', 'export default { name: 1 };');
  const after = keys();
  expect(after.code(plain)).toBe(before.code(plain));
  expect(after.code(remote)).not.toBe(before.code(remote));
  write('widgets/banner/banner.tsx', 'export const Banner = 2;');
  expect(keys().code(plain)).not.toBe(before.code(plain));
  expect(keys().code({ ...plain, widgets: ['clock'] })).toBe(before.code({ ...plain, widgets: ['clock'] }));
});
