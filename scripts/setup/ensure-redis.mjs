import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, install } from './apt.mjs';

/**
 * Finds the Redis that builds by workers are tried on, or installs Debian's package where that is allowed.
 * @returns {string | undefined} what to do when there is none
 */
export function ensureRedis() {
  if (findRedis() !== undefined) return undefined;
  if (canInstall()) {
    console.error("Builds by workers are tried on Redis. Installing Debian's package …");
    install('redis-server');
  }
  return findRedis() === undefined ? 'The matrix needs Redis (redis-server). Install it.' : undefined;
}

/**
 * The Redis of this machine.
 * @returns {string | undefined}
 */
export function findRedis() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'redis-server')).find((file) => existsSync(file));
}
