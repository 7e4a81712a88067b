import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder and address of the built Storybook. */
    storybook: { readonly folder: string; readonly url: string };
  }
}

const project = resolve(import.meta.dirname, '../..');
const storybook = join(
  dirname(createRequire(import.meta.url).resolve('storybook/package.json')),
  'dist/bin/dispatcher.js',
);

/** Builds Storybook without its own pages, and serves it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Loaded here: a run of other tests loads this file, and needs none of it.
  const { serveFolder } = await import('./serve-folder.ts');
  const folder = mkdtempSync(join(tmpdir(), 'livery-stories-'));
  await build(folder);
  const { url, close } = await serveFolder(folder);
  provide('storybook', { folder, url });
  return async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function build(folder: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      storybook,
      'build',
      '--config-dir',
      'stories',
      '--output-dir',
      folder,
      '--preview-only',
      '--test',
      '--disable-telemetry',
    ],
    {
      cwd: project,
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Storybook cannot be built.\n${output}`);
}
