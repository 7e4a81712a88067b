import { delimiter } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureBrowser, OLDEST_CHROMIUM } from './ensure-browser.mjs';
import { staleness } from './ensure-dependencies.mjs';
import { findChromium } from './find-chromium.mjs';
import { folderProblem } from './folder-problem.mjs';
import { nodeProblem } from './node-problem.mjs';

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.13.0', '24.0.0', '25.1.0'])('%s will do', (version) => {
    expect(nodeProblem(version)).toBe(undefined);
  });

  // Odd versions are not kept up, and what is built on asks for a 22 of some age.
  it.each(['18.20.4', '20.18.9', '21.7.3', '22.12.0', '23.11.0'])('%s will not', (version) => {
    expect(nodeProblem(version)).toBe(
      `Livery needs Node 20.19, 22.13, 24 or newer; this is Node ${version}. Install a current one from https://nodejs.org.`,
    );
  });
});

it.each<[folder: string, want: string | undefined]>([
  ['/home/mai/Brands of 2026 (50% off)', undefined],
  [
    '/home/mai/C#/brands',
    'The folder /home/mai/C#/brands has a "#" in its name, where the bundler takes the address of a file to end. Give it a name without "#", or move the project.',
  ],
  [
    '/home/mai/all*brands',
    'The folder /home/mai/all*brands has a "*" in its name, in place of which Node puts the name of a file when it looks for a package. Give it a name without "*", or move the project.',
  ],
  [`/home/mai/it's "[new]" {a,b} %20 %zz & $x; (1)`, undefined],
])('the folder %s will do, or a sentence says why not', (folder, want) => {
  expect(folderProblem(folder)).toBe(want);
});

describe('the dependencies', () => {
  const lock = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a-other-platform': { version: '1.0.0', optional: true },
  };
  const changed = 'The lock file has changed since the dependencies were installed.';

  it.each<[name: string, installed: Parameters<typeof staleness>[1], want: string | undefined]>([
    ['are current', { 'node_modules/a': { version: '1.0.0' } }, undefined],
    ['are not there', undefined, 'The dependencies are not installed yet.'],
    ['are of another version', { 'node_modules/a': { version: '0.9.0' } }, changed],
    ['are fewer', {}, changed],
    ['are more', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } }, changed],
  ])('%s', (_name, installed, want) => {
    expect(staleness(lock, installed)).toBe(want);
  });
});

describe('Chromium', () => {
  it.each<
    [name: string, env: Record<string, string>, platform: string, there: string[], want: string | undefined]
  >([
    [
      'is the one that CHROMIUM_PATH names',
      { CHROMIUM_PATH: '/my/c', PATH: '/bin' },
      'linux',
      ['/my/c', '/bin/chromium'],
      '/my/c',
    ],
    [
      'is none when CHROMIUM_PATH names none',
      { CHROMIUM_PATH: '/my/c', PATH: '/bin' },
      'linux',
      ['/bin/chromium'],
      undefined,
    ],
    [
      'is on the PATH',
      { PATH: ['/bin', '/opt'].join(delimiter) },
      'linux',
      ['/opt/google-chrome-stable'],
      '/opt/google-chrome-stable',
    ],
    [
      'is the headless shell where there are several',
      { PATH: ['/bin', '/opt'].join(delimiter) },
      'linux',
      ['/bin/chromium', '/opt/chromium-headless-shell'],
      '/opt/chromium-headless-shell',
    ],
    [
      'is where macOS has it',
      { PATH: '/bin', HOME: '/h' },
      'darwin',
      ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    [
      'is where Windows has it',
      { PROGRAMFILES: '/p' },
      'win32',
      ['/p/Google/Chrome/Application/chrome.exe'],
      '/p/Google/Chrome/Application/chrome.exe',
    ],
    ['is nowhere', { PATH: '/bin' }, 'linux', [], undefined],
  ])('%s', (_name, env, platform, there, want) => {
    expect(findChromium(env, platform, (file) => there.includes(file))).toBe(want);
  });
});

describe('the browser of the tests', () => {
  const SHELL = '/usr/bin/chromium-headless-shell';
  const advice =
    'Install a current Chromium or Google Chrome, or name one with CHROMIUM_PATH. The other tests run without: npm run test:unit.';
  const installing = "The browser tests run in Chromium. Installing Debian's chromium-headless-shell …";
  const runsIn = (name: string) => `The browser tests run in Chromium ${name}.`;
  const old = `${OLDEST_CHROMIUM - 1}.0.7800.1`;
  const current = `${OLDEST_CHROMIUM}.0.7871.100`;
  const tooOld = `The browser tests need Chromium ${OLDEST_CHROMIUM} or newer; this is Chromium ${old}, /bin/chromium. ${advice}`;

  interface Case {
    readonly env?: Record<string, string>;
    /** Versions of the programs that are there, by path. */
    readonly there?: Record<string, string>;
    /** Programs that installing a package brings; undefined where nothing may be installed. */
    readonly packages?: Record<string, Record<string, string>>;
    readonly said: readonly string[];
    readonly problem?: string;
  }

  it.each<[name: string, Case]>([
    [
      'is the one that is there',
      { there: { '/bin/chromium': current }, said: [runsIn(`${current}, /bin/chromium`)] },
    ],
    [
      'may not say its version',
      { there: { '/bin/chromium': '' }, said: [runsIn('(it does not say which version), /bin/chromium')] },
    ],
    [
      'is installed where there is none',
      {
        packages: { 'chromium-headless-shell': { [SHELL]: current } },
        said: [installing, runsIn(`${current}, ${SHELL}`)],
      },
    ],
    [
      'is a whole Chromium where there is no package of the shell',
      {
        packages: { chromium: { '/bin/chromium': current } },
        said: [installing, runsIn(`${current}, /bin/chromium`)],
      },
    ],
    [
      'is installed where it is too old',
      {
        there: { '/bin/chromium': old },
        packages: { 'chromium-headless-shell': { [SHELL]: current } },
        said: [installing, runsIn(`${current}, ${SHELL}`)],
      },
    ],
    [
      'is the faster one where nobody waits at a keyboard',
      {
        env: { CI: '1' },
        there: { '/bin/chromium': current },
        packages: { 'chromium-headless-shell': { [SHELL]: current } },
        said: [installing, runsIn(`${current}, ${SHELL}`)],
      },
    ],
    [
      'is too old, and nothing may be installed',
      { there: { '/bin/chromium': old }, said: [], problem: tooOld },
    ],
    [
      'is too old, and CHROMIUM_PATH names it',
      {
        env: { CHROMIUM_PATH: '/bin/chromium' },
        there: { '/bin/chromium': old },
        packages: {},
        said: [],
        problem: tooOld,
      },
    ],
    [
      'is too old even after installing',
      { there: { '/bin/chromium': old }, packages: {}, said: [installing], problem: tooOld },
    ],
    ['is not there', { said: [], problem: `The browser tests need Chromium, and there is none. ${advice}` }],
    [
      'cannot be installed',
      { packages: {}, said: [installing], problem: `Chromium could not be installed. ${advice}` },
    ],
    [
      'is not where CHROMIUM_PATH says',
      {
        env: { CHROMIUM_PATH: '/my/c' },
        packages: {},
        said: [],
        problem: 'CHROMIUM_PATH names /my/c, which cannot be run. Correct it or unset it.',
      },
    ],
  ])('%s', (_name, { env = {}, there = {}, packages, said, problem }) => {
    const sentences: string[] = [];
    const files = { ...there };
    const foundProblem = ensureBrowser({
      env,
      find: () => findChromium({ PATH: '/usr/bin:/bin', ...env }, 'linux', (file) => file in files),
      versionOf: (path) => files[path] || undefined,
      canInstall: () => packages !== undefined,
      install: (name) => Object.assign(files, packages?.[name]),
      say: (sentence) => sentences.push(sentence),
    });
    expect({ said: sentences, problem: foundProblem }).toEqual({ said, problem });
  });
});
