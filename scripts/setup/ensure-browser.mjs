import { canInstall, install } from './apt.mjs';
import { findChromium } from './find-chromium.mjs';

const SHELL = 'chromium-headless-shell';

/**
 * Finds the Chromium that the browser tests run in, or installs Debian's package where that is allowed.
 * @returns {string | undefined} what to do when there is none
 */
export function ensureBrowser() {
  const { CHROMIUM_PATH, CI } = process.env;
  const found = findChromium();
  // Where nobody waits at a keyboard, the faster one is worth fetching.
  if (found !== undefined && (CHROMIUM_PATH || !CI || found.endsWith(SHELL) || !canInstall()))
    return undefined;
  if (CHROMIUM_PATH)
    return `CHROMIUM_PATH names ${CHROMIUM_PATH}, which cannot be run. Correct it or unset it.`;
  const advice =
    'Install Chromium or Google Chrome, or name one with CHROMIUM_PATH. The other tests run without: npm run test:unit.';
  if (!canInstall()) return `The browser tests need Chromium, and there is none. ${advice}`;
  console.error(`The browser tests run in Chromium. Installing Debian's ${SHELL} …`);
  install(SHELL);
  if (findChromium() === undefined) install('chromium');
  return findChromium() === undefined ? `Chromium could not be installed. ${advice}` : undefined;
}
