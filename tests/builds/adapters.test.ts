/** @module-tag matrix */

import { build as buildBrands, openWorkspace } from '@liveryjs/cli';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBundle } from './read-bundle.ts';
import { createTestWorkspace, type TestWorkspace, writeBrand } from './test-workspace.ts';

let workspace: TestWorkspace;

const adapter = (header: string) => `import type { Adapter } from '@liveryjs/schemas/contract/adapter';
const adapter: Adapter = { outgoing: (call) => ({ ...call, headers: { '${header}': '1' } }) };
export default adapter;
`;
const manifestOf = (brand: string) => `brands/${brand}/brand.json`;
const name = (brand: string, platform: object) =>
  workspace.write(manifestOf(brand), { ...JSON.parse(workspace.read(manifestOf(brand))), platform });

/** Builds brands that reach the same widgets: which were built, and which of the adapters each bundle holds. */
async function build() {
  const { root } = workspace;
  const opened = await openWorkspace({ root, adapterFolders: ['adapters', 'more-adapters'] });
  const { brands } = await buildBrands(opened, {
    cacheDir: 'cache',
    brands: ['gold', 'green', 'red'],
  });
  return brands.map(({ id, state, issues, folder }) => {
    const scripts = [...readBundle(folder)].filter(([file]) => file.endsWith('.js')).map(([, text]) => text);
    const holds = ['x-first', 'x-other', 'x-second'].filter((header) =>
      scripts.some((text) => text.includes(header)),
    );
    return [id, state, holds, issues.map(({ code }) => code)];
  });
}

beforeAll(() => {
  workspace = createTestWorkspace();
  writeBrand(workspace, 'gold', '#8a6d00', 'golden hour', []);
  writeBrand(workspace, 'green', '#107010', 'emerald hill', []);
  workspace.write('adapters/first.ts', adapter('x-first'));
  workspace.write('more-adapters/second.ts', adapter('x-second'));
  name('red', { adapter: 'first' });
  name('green', { adapter: 'second' });
});

afterAll(() => workspace?.remove());

test('a bundle holds the adapter that its manifest names and no other, and is built anew when that changes', async () => {
  expect(await build()).toEqual([
    ['gold', 'built', [], []],
    ['green', 'built', ['x-second'], []],
    ['red', 'built', ['x-first'], []],
  ]);
  workspace.edit('adapters/first.ts', 'x-first', 'x-other');
  expect(await build()).toEqual([
    ['gold', 'unchanged', [], []],
    ['green', 'unchanged', ['x-second'], []],
    ['red', 'built', ['x-other'], []],
  ]);
});
