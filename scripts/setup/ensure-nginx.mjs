import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, install } from './apt.mjs';

/**
 * Finds the nginx that published bundles are tried on, or installs Debian's package where that is allowed.
 * @returns {string | undefined} what to do when there is none
 */
export function ensureNginx() {
  if (findNginx() !== undefined) return undefined;
  if (canInstall()) {
    console.error("Published bundles are tried on nginx too. Installing Debian's package …");
    install('nginx');
  }
  return findNginx() === undefined ? 'The matrix needs nginx. Install it.' : undefined;
}

/**
 * The nginx of this machine.
 * @returns {string | undefined}
 */
export function findNginx() {
  const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
}
