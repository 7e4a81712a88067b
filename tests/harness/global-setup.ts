import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the built bundles. */
    bundles: string;
  }
}

/** Builds the bundles that all browser tests show, and makes the database that their sandboxes start from. */
export default async function setup({ provide }: TestProject): Promise<void> {
  // Loaded here: a run of other tests loads this file, and needs none of it.
  const { prepareSandbox } = await import('./sandbox.ts');
  const { testBundles } = await import('./test-bundles.ts');
  rmSync(resolve(import.meta.dirname, '../../.livery/screenshots'), { recursive: true, force: true });
  await prepareSandbox();
  provide('bundles', await testBundles());
}
