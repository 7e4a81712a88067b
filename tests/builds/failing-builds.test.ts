import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildBrands, openWorkspace } from '@liveryjs/cli';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBundle } from './read-bundle.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

let workspace: TestWorkspace;

const build = async () => buildBrands(await openWorkspace({ root: workspace.root }), { cacheDir: 'cache' });
const bundle = () => readBundle(join(workspace.root, 'dist/red'));

beforeAll(async () => {
  workspace = createTestWorkspace();
  await build();
});

afterAll(() => workspace?.remove());

/** Builds while something is wrong with red, and holds red's bundle against what it was. */
const failing = async (change: () => void, back: () => void) => {
  const before = bundle();
  change();
  try {
    const result = await build();
    const [blue, red] = result.brands;
    expect([result.ok, blue?.state, red?.state]).toEqual([false, blue?.state, 'failed']);
    expect(bundle()).toEqual(before);
    expect(readdirSync(join(workspace.root, 'dist')).sort()).toEqual(['blue', 'red']);
    return {
      blue,
      issues: red?.issues.map(({ code, file, line, message }) => ({ code, file, line, message })),
    };
  } finally {
    back();
  }
};

test('a broken brand leaves its last bundle as it was, and the others are built', async () => {
  const { blue, issues } = await failing(
    () => {
      workspace.edit('brands/red/brand.json', '"merchant-red"', '7');
      workspace.edit('brands/blue/tokens.json', '#1e4fb3', '#1e4fb4');
    },
    () => {
      workspace.edit('brands/red/brand.json', '7', '"merchant-red"');
      workspace.edit('brands/blue/tokens.json', '#1e4fb4', '#1e4fb3');
    },
  );
  expect(blue?.state).toBe('built');
  expect(issues).toMatchObject([{ file: 'brands/red/brand.json', line: 10 }]);
});

test('a brand over its budget is not written', async () => {
  const { issues } = await failing(
    () =>
      workspace.edit(
        'brands/red/brand.json',
        '"assets"',
        '"budgets": { "/": { "scriptKiB": 3 } },\n  "assets"',
      ),
    () => workspace.edit('brands/red/brand.json', '"budgets": { "/": { "scriptKiB": 3 } },\n  ', ''),
  );
  expect(issues).toMatchObject([{ code: 'over-budget', file: 'brands/red/brand.json', line: 12 }]);
  expect(issues?.[0]?.message).toMatch(
    /^budgets\["\/"\]\.scriptKiB: the page needs \d+(\.\d)? KiB after brotli, 3 KiB are allowed\. Largest: assets\/vendor-/,
  );
});

test('a brand with a widget whose code does not parse is not written', { tags: 'matrix' }, async () => {
  const code = workspace.read('widgets/hello/Hello.tsx');
  const { issues } = await failing(
    () => workspace.write('widgets/hello/Hello.tsx', 'export default function ('),
    () => workspace.write('widgets/hello/Hello.tsx', code),
  );
  expect(issues?.map(({ code }) => code)).toEqual(['build-code']);
  expect(issues?.[0]?.message).toContain('widgets/hello/Hello.tsx');
});
