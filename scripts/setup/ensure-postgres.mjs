import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, install } from './apt.mjs';

/**
 * Finds the PostgreSQL that the sandbox is tested on too, or installs Debian's package where that is allowed.
 * @returns {string | undefined} what to do when there is none
 */
export function ensurePostgres() {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'initdb'));
  const isThere = () => ['/usr/lib/postgresql', ...onPath].some((file) => existsSync(file));
  if (process.env.DATABASE_URL || isThere()) return undefined;
  if (canInstall()) {
    console.error("The sandbox is tested on PostgreSQL too. Installing Debian's package …");
    install('postgresql');
  }
  return isThere() ? undefined : 'The matrix needs PostgreSQL. Install one, or name one with DATABASE_URL.';
}
