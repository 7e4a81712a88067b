import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.mjs';

/**
 * Finds the Chromium that the browser tests run in, or installs Debian's package where that is allowed.
 * @returns {string | undefined} what to do when there is none
 */
export function ensureBrowser() {
  if (findChromium() !== undefined) return undefined;
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH)
    return `CHROMIUM_PATH names ${CHROMIUM_PATH}, which cannot be run. Correct it or unset it.`;
  const advice =
    'Install Chromium or Google Chrome, or name one with CHROMIUM_PATH. The other tests run without: npm run test:unit.';
  if (process.getuid?.() !== 0 || !canRun('apt-get'))
    return `The browser tests need Chromium, and there is none. ${advice}`;
  console.error("The browser tests need Chromium. Installing Debian's package …");
  apt(['update']);
  apt(['install', '-y', '--no-install-recommends', 'chromium']);
  return findChromium() === undefined ? `Chromium could not be installed. ${advice}` : undefined;
}

function canRun(command) {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}

function apt(args) {
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
