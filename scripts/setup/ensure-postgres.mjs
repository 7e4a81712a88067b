import { existsSync } from 'node:fs';
import { canInstall, install } from './apt.mjs';

/** Installs Debian's PostgreSQL where that is allowed and there is none. The tests run without, on fewer stores. */
export function ensurePostgres() {
  if (process.env.DATABASE_URL || existsSync('/usr/lib/postgresql') || !canInstall()) return;
  console.error("The sandbox is tested on PostgreSQL too. Installing Debian's package …");
  install('postgresql');
}
