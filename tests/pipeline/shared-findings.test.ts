import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { checkOne } from '@liveryjs/workspace/check/check-one';
import { openWorkspace } from '@liveryjs/workspace/open';
import { afterAll, expect, test } from 'vitest';
import { type Mistake, mistakes } from '#tests/command/mistakes/mistakes.ts';

const root = resolve(import.meta.dirname, '../..');
const brands = mkdtempSync(join(tmpdir(), 'livery-shared-'));
afterAll(() => rmSync(brands, { recursive: true }));

const lotus = resolve(import.meta.dirname, '../command/mistakes/lotus');
const STEP = 30;
const ids = mistakes.filter((_, index) => index % STEP === 0).map(makeBrand);

/** A brand that extends house, with a mistake. */
function makeBrand({ file, before, after }: Mistake, index: number): string {
  const id = `brand${index}`;
  const folder = join(brands, id);
  cpSync(lotus, folder, { recursive: true });
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, before === '' ? after : readFileSync(path, 'utf8').replace(before, () => after));
  const manifest = join(folder, 'brand.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"id": "lotus"', `"id": "${id}"`));
  return id;
}

test('brands that inherit the same are told what each of them alone would be told', () => {
  cpSync(join(root, 'brands/house'), join(brands, 'house'), { recursive: true });
  const findings = (inOrder: readonly string[]) => {
    const workspace = openWorkspace({ root, brandsFolder: brands });
    return Object.fromEntries(inOrder.map((id) => [id, checkOne(workspace, id).issues]));
  };
  const expected = findings(ids);
  // The brand that is looked at last here is the first there, when nothing is known yet.
  expect(findings([...ids].reverse())).toEqual(expected);
  expect(Object.values(expected).flat().length).toBeGreaterThanOrEqual(ids.length);
});
