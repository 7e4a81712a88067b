import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built Storybook is served, once it is built. */
    storybook: { readonly url: string };
  }
}

/** Serves Storybook. Other tests run while it is being built: the first request waits for it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Loaded here: a run of other tests loads this file, and needs none of it.
  const { buildStorybook } = await import('./build-storybook.ts');
  const { serveFolder } = await import('./serve-folder.ts');
  const { built, stop } = buildStorybook();
  const { url, close } = await serveFolder(built);
  provide('storybook', { url });
  return async () => {
    stop();
    await close();
  };
}
