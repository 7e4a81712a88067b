import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, install } from './apt.mjs';

/**
 * Finds the Java that the Nu HTML checker runs on, or installs Debian's package where that is allowed.
 * @returns {string | undefined} what to do when there is none
 */
export function ensureJava() {
  if (findJava() !== undefined) return undefined;
  if (canInstall()) {
    console.error("The Nu HTML checker runs on Java. Installing Debian's package …");
    install('default-jre-headless');
  }
  return findJava() === undefined ? 'The matrix needs Java 11 or newer. Install it.' : undefined;
}

/**
 * The Java of this machine.
 * @returns {string | undefined}
 */
export function findJava() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'java')).find((file) => existsSync(file));
}
