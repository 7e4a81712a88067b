import { spawnSync } from 'node:child_process';
import { canInstall, install } from './apt.mjs';
import { findChromium } from './find-chromium.mjs';

const SHELL = 'chromium-headless-shell';
const ADVICE =
  'Install a current Chromium or Google Chrome, or name one with CHROMIUM_PATH. The other tests run without: npm run test:unit.';

/** The oldest Chromium that the tests are known to pass in. */
export const OLDEST_CHROMIUM = 150;

const thisMachine = {
  env: process.env,
  find: () => findChromium(),
  versionOf,
  canInstall,
  install,
  say: console.error,
};

/**
 * Finds the Chromium that the browser tests run in and says which one, or installs Debian's package where that is
 * allowed and there is none that will do.
 * @param {typeof thisMachine} [machine]
 * @returns {string | undefined} what to do when there is none
 */
export function ensureBrowser(machine = thisMachine) {
  const { CHROMIUM_PATH, CI } = machine.env;
  let browser = look(machine);
  // Where nobody waits at a keyboard, the faster one is worth fetching.
  const isNeeded = problemOf(browser) !== undefined || (CI && !browser.path.endsWith(SHELL));
  if (isNeeded && !CHROMIUM_PATH && machine.canInstall()) {
    machine.say(`The browser tests run in Chromium. Installing Debian's ${SHELL} …`);
    machine.install(SHELL);
    browser = look(machine);
    if (browser === undefined) {
      machine.install('chromium');
      browser = look(machine);
    }
    if (browser === undefined) return `Chromium could not be installed. ${ADVICE}`;
  }
  if (browser === undefined && CHROMIUM_PATH)
    return `CHROMIUM_PATH names ${CHROMIUM_PATH}, which cannot be run. Correct it or unset it.`;
  const problem = problemOf(browser);
  if (problem === undefined) machine.say(`The browser tests run in ${nameOf(browser)}.`);
  return problem;
}

function look({ find, versionOf }) {
  const path = find();
  return path === undefined ? undefined : { path, version: versionOf(path) };
}

function problemOf(browser) {
  if (browser === undefined) return `The browser tests need Chromium, and there is none. ${ADVICE}`;
  if (browser.version === undefined || Number.parseInt(browser.version, 10) >= OLDEST_CHROMIUM)
    return undefined;
  return `The browser tests need Chromium ${OLDEST_CHROMIUM} or newer; this is ${nameOf(browser)}. ${ADVICE}`;
}

function nameOf({ path, version }) {
  return `Chromium ${version ?? '(it does not say which version)'}, ${path}`;
}

/** The version that a browser says it has. On Windows it would open a window instead. */
function versionOf(path) {
  if (process.platform === 'win32') return undefined;
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  return /\d+(\.\d+){3}/.exec(stdout ?? '')?.[0];
}
