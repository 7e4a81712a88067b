import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { hashOf } from '@liveryjs/workspace/hash';

const project = resolve(import.meta.dirname, '../..');

/** All that a portal is made of: its packages as they are installed, and the rooms that it imports from. */
const SOURCES = [
  'package.json',
  'node_modules/.package-lock.json',
  'brands',
  'client',
  'engine',
  'parts',
  'sandbox',
  'schemas',
  'scripts',
  'widgets',
  'workspace',
];

/** A build that another run may still serve from is kept for so long, in milliseconds. */
const KEPT_MS = 60 * 60 * 1000;

/**
 * Builds into a folder that is named after the content of all that the build is made of. One that has been built already serves
 * again, for other projects of a run and for later runs.
 *
 * @param kind names the folder below `.livery` that the builds of this kind stand in
 * @param more files and folders that the build is made of, beside the sources of all portals
 * @param build fills the folder that it is given
 * @returns the folder of the finished build
 */
export async function buildOnce(
  kind: string,
  more: readonly string[],
  build: (unfinished: string) => Promise<void>,
): Promise<string> {
  const builds = join(project, '.livery', kind);
  const folder = join(builds, keyOf([...SOURCES, ...more]));
  if (existsSync(folder)) return folder;
  dropOldBuilds(builds);
  const unfinished = `${folder}-${randomUUID()}`;
  try {
    await build(unfinished);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  // Another run may have built the same meanwhile.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return folder;
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

function dropOldBuilds(builds: string): void {
  mkdirSync(builds, { recursive: true });
  for (const name of readdirSync(builds)) {
    const build = join(builds, name);
    if (Date.now() - statSync(build).mtimeMs > KEPT_MS) rmSync(build, { recursive: true, force: true });
  }
}
