import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { formatIssue } from '@liveryjs/engine/issues';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the built bundles. */
    bundles: string;
  }
}

const project = resolve(import.meta.dirname, '../..');
const fixtures = join(project, 'tests/fixtures');

/** Builds the project's brands and those of the tests, once for all browser tests. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  // Loaded here: a run of other tests loads this file, and needs none of it.
  const { build, openWorkspace } = await import('@liveryjs/cli');
  const { prepareSandbox } = await import('./sandbox.ts');
  rmSync(join(project, '.livery/screenshots'), { recursive: true, force: true });
  await prepareSandbox();
  const folder = mkdtempSync(join(tmpdir(), 'livery-bundles-'));
  const brands = join(folder, 'brands');
  mkdirSync(brands);
  for (const source of [join(project, 'brands'), join(fixtures, 'brands')]) {
    for (const entry of readdirSync(source, { withFileTypes: true }))
      if (entry.isDirectory()) symlinkSync(join(source, entry.name), join(brands, entry.name), 'junction');
  }
  symlinkSync(join(fixtures, 'jurisdictions'), join(folder, 'jurisdictions'), 'junction');
  const bundles = join(folder, 'dist');
  const widgetFolders = ['widgets', 'tests/fixtures/widgets'];
  const workspace = await openWorkspace({ root: project, brandsFolder: brands, widgetFolders });
  const { ok, brands: built } = await build(workspace, { outDir: bundles });
  if (!ok) {
    const errors = built.flatMap(({ issues }) => issues).filter(({ severity }) => severity === 'error');
    throw new Error(`The bundles cannot be built.\n${errors.map((issue) => formatIssue(issue)).join('\n')}`);
  }
  provide('bundles', bundles);
  return () => rmSync(folder, { recursive: true, force: true });
}
