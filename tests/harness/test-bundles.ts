import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, openWorkspace } from '@liveryjs/cli';
import { formatIssue } from '@liveryjs/compiler/issues';
import { buildOnce } from './build-once.ts';

const project = resolve(import.meta.dirname, '../..');
const fixtures = join(project, 'tests/fixtures');

/** Builds the project's brands and those of the tests. @returns the folder of their bundles, for reading only */
export function testBundles(): Promise<string> {
  return buildOnce('test-bundles', ['tests/fixtures', 'tests/harness/test-bundles.ts'], buildBundles);
}

async function buildBundles(outDir: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bundles-'));
  const brands = join(folder, 'brands');
  mkdirSync(brands);
  for (const source of [join(project, 'brands'), join(fixtures, 'brands')]) {
    for (const entry of readdirSync(source, { withFileTypes: true }))
      if (entry.isDirectory()) symlinkSync(join(source, entry.name), join(brands, entry.name), 'junction');
  }
  symlinkSync(join(fixtures, 'jurisdictions'), join(folder, 'jurisdictions'), 'junction');
  try {
    const widgetFolders = ['widgets', 'tests/fixtures/widgets'];
    const workspace = await openWorkspace({ root: project, brandsFolder: brands, widgetFolders });
    const { ok, brands: built } = await build(workspace, { outDir });
    if (ok) return;
    const errors = built.flatMap(({ issues }) => issues).filter(({ severity }) => severity === 'error');
    throw new Error(`The bundles cannot be built.\n${errors.map((issue) => formatIssue(issue)).join('\n')}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
