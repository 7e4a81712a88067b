import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The shell does the same pages at half the work: it draws no window around them.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macApps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
const windowsPlaces = ['Chromium/Application/chrome.exe', 'Google/Chrome/Application/chrome.exe'];

/**
 * The Chromium of this machine: CHROMIUM_PATH, else one on the PATH, else one where it is usually installed.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {NodeJS.Platform} [platform]
 * @param {(file: string) => boolean} [canRun]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env, platform = process.platform, canRun = runnable) {
  if (env.CHROMIUM_PATH) return canRun(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...usualPlaces(env, platform)].find(canRun);
}

function usualPlaces(env, platform) {
  if (platform === 'darwin')
    return ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap((folder) =>
      macApps.map((app) => join(folder, app)),
    );
  if (platform === 'win32')
    return [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => windowsPlaces.map((place) => join(folder, place)));
  return [];
}

function runnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
