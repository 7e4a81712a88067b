import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstall, install } from './apt.mjs';

/**
 * Finds the PostgreSQL that the sandbox is tested on too, or installs Debian's package where that is allowed.
 * @returns {string | undefined} what to do when there is none
 */
export function ensurePostgres() {
  const isThere = () =>
    existsSync('/usr/lib/postgresql') || spawnSync('initdb', ['--version']).error === undefined;
  if (process.env.DATABASE_URL || isThere()) return undefined;
  if (canInstall()) {
    console.error("The sandbox is tested on PostgreSQL too. Installing Debian's package …");
    install('postgresql');
  }
  return isThere() ? undefined : 'The matrix needs PostgreSQL. Install one, or name one with DATABASE_URL.';
}
