import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { nearestFile } from '@liveryjs/workspace/open/packages';
import { build } from 'vite';

/** Folder of the studio. */
export const STUDIO = dirname(createRequire(import.meta.url).resolve('@liveryjs/studio/package.json'));
/** Folder of its page's code and styles. */
const CLIENT = join(STUDIO, 'client');

let made: { readonly stamp: number; readonly script: Promise<string> } | undefined;

/** The code of the studio's page, in one file. It is built when it is first needed, and again after one of its files changed. */
export function clientScript(): Promise<string> {
  const stamp = newest();
  if (made?.stamp !== stamp) made = { stamp, script: bundle() };
  return made.script;
}

/** The stylesheets of the studio's page in one, that of the whole page first. */
export function clientStyle(): string {
  const others = readdirSync(CLIENT).filter((name) => name.endsWith('.css') && name !== 'style.css');
  return ['style.css', ...others.sort()].map((name) => readFileSync(join(CLIENT, name), 'utf8')).join('\n');
}

/** When the newest file of the page was changed, in milliseconds. */
function newest(): number {
  const files = [STUDIO, CLIENT].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}

async function bundle(): Promise<string> {
  const result = await build({
    root: CLIENT,
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    // Vite takes the mode of the server that runs in this process.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: nearestFile(CLIENT, ['main.tsx', 'main.js']) ?? '' },
    },
  });
  const outputs = 'output' in result ? result.output : [];
  const chunk = (Array.isArray(result) ? (result[0]?.output ?? []) : outputs).find(
    (file) => file.type === 'chunk',
  );
  if (chunk?.type !== 'chunk') throw new Error('The page of the studio could not be built.');
  return chunk.code;
}
