import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { hashOf } from '@liveryjs/cli/build/hash';

const project = resolve(import.meta.dirname, '../..');
const builds = join(project, '.livery/stories');
const storybook = join(
  dirname(createRequire(import.meta.url).resolve('storybook/package.json')),
  'dist/bin/dispatcher.js',
);

/** All that a Storybook is made of: its packages as they are installed, and the rooms that it imports from. */
const INPUTS = [
  'package.json',
  'node_modules/.package-lock.json',
  'brands',
  'engine',
  'parts',
  'platform',
  'sandbox',
  'schemas',
  'scripts',
  'stories',
  'widgets',
];

/** A build that another run may still serve from is kept for so long, in milliseconds. */
const KEPT_MS = 60 * 60 * 1000;

/**
 * Builds Storybook without its own pages, into a folder that is named after the content of all that it is made of; one
 * that has been built already serves again.
 */
export function buildStorybook(): { built: Promise<string>; stop: () => void } {
  const folder = join(builds, keyOf(INPUTS));
  if (existsSync(folder)) return { built: Promise.resolve(folder), stop: () => {} };
  dropOldBuilds();
  const unfinished = `${folder}-${randomUUID()}`;
  const child = spawn(
    process.execPath,
    [
      storybook,
      'build',
      '--config-dir',
      'stories',
      '--output-dir',
      unfinished,
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
  const finish = async (): Promise<string> => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) {
      rmSync(unfinished, { recursive: true, force: true });
      throw new Error(`Storybook cannot be built.\n${output}`);
    }
    // Another run may have built the same meanwhile.
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
    return folder;
  };
  const built = finish();
  // Told by whichever test asks for the Storybook.
  built.catch(() => {});
  return { built, stop: () => child.kill() };
}

function keyOf(paths: readonly string[]): string {
  const files = paths.map((path) => join(project, path)).flatMap(filesOf);
  const parts = files.sort().flatMap((file) => [relative(project, file), readFileSync(file)]);
  return hashOf(process.version, ...parts).slice(0, 16);
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/\.test\.tsx?$/.test(file));
}

function dropOldBuilds(): void {
  mkdirSync(builds, { recursive: true });
  for (const name of readdirSync(builds)) {
    const build = join(builds, name);
    if (Date.now() - statSync(build).mtimeMs > KEPT_MS) rmSync(build, { recursive: true, force: true });
  }
}
