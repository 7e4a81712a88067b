import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Installs what the lock file names when it is not there. Says what it does.
 * @param {URL} root folder of package-lock.json
 * @returns {string | undefined} what went wrong
 */
export function ensureDependencies(root) {
  const lock = readLock(new URL('package-lock.json', root));
  const reason = staleness(lock, readLock(new URL('node_modules/.package-lock.json', root)));
  if (reason === undefined) return undefined;
  console.error(`${reason} Running npm ci …`);
  const { status, error } = npm(['ci', '--include=dev', '--no-audit', '--no-fund'], root);
  if (status === 0) return undefined;
  return `The dependencies could not be installed${error ? ` (${error.message})` : ''}. Run npm ci to see why.`;
}

/**
 * Why the installed packages are not those of the lock file; undefined when they are.
 * Packages that are optional may be missing: they belong to another platform.
 * @param {Record<string, Entry> | undefined} lock
 * @param {Record<string, Entry> | undefined} installed
 * @returns {string | undefined}
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Entry
 */
export function staleness(lock, installed) {
  if (lock === undefined) return 'There is no package-lock.json.';
  if (installed === undefined) return 'The dependencies are not installed yet.';
  const changed = [...new Set([...Object.keys(lock), ...Object.keys(installed)])].some((path) => {
    if (path === '') return false;
    const want = lock[path];
    const have = installed[path];
    if (have === undefined) return !(want.optional || want.devOptional);
    return want === undefined || want.version !== have.version;
  });
  return changed ? 'The lock file has changed since the dependencies were installed.' : undefined;
}

function readLock(url) {
  try {
    return JSON.parse(readFileSync(url, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function npm(args, cwd) {
  const options = { cwd, stdio: ['ignore', 2, 2] };
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
