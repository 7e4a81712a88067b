import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './find-chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The package that carries a Chromium of about a year ago, packed, for Linux on x64. */
export const packed = join(root, 'node_modules/@sparticuz/chromium');

/** Where that Chromium is unpacked to, by its version. */
export function unpackedChromium() {
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  return join(root, '.livery/browsers', `chromium-${version}`);
}

/**
 * The browsers of this machine in which the portals are tried, in the order of their trials. One without a program is
 * not here.
 */
export function matrixBrowsers() {
  return {
    newestChromium: { name: 'the newest Chromium', program: findChromium(), packages: [] },
    windowedChromium: {
      name: 'Chromium with its window',
      program: onPath('chromium') ?? onPath('google-chrome'),
      packages: ['chromium'],
    },
    olderChromium: { name: 'Chromium of a year ago', program: runnable(unpackedChromium()), packages: [] },
    firefox: {
      name: 'Firefox ESR',
      program: onPath('firefox-esr') ?? onPath('firefox'),
      packages: ['firefox-esr'],
    },
    webkit: {
      name: 'WebKitGTK',
      program: onPath('Xvfb') && miniBrowser() && onPath('WebKitWebDriver'),
      packages: ['webkit2gtk-driver', 'xvfb'],
    },
  };
}

/** WebKitGTK's smallest browser, which stands beside its library. */
export function miniBrowser() {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/libexec'];
  return folders
    .flatMap((folder) => list(folder).map((name) => join(folder, name)))
    .filter((folder) => /\/webkit2gtk-4\.\d$/.test(folder))
    .map((folder) => runnable(join(folder, 'MiniBrowser')))
    .findLast((file) => file !== undefined);
}

/** The version that a program says it has; WebKitGTK's driver keeps quiet, and Debian's package is asked. */
export function versionOf(program) {
  const [file, args] = program.endsWith('WebKitWebDriver')
    ? ['dpkg-query', ['--show', 'webkit2gtk-driver']]
    : [program, ['--version']];
  const output = spawnSync(file, args, { encoding: 'utf8' }).stdout ?? '';
  return /\d+(\.\d+)+/.exec(output)?.[0] ?? 'unknown';
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => runnable(join(folder, name))).find((file) => file !== undefined);
}

function runnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return file;
  } catch {
    return undefined;
  }
}

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
