import { delimiter } from 'node:path';
import { describe, expect, it } from 'vitest';
import { staleness } from './ensure-dependencies.mjs';
import { findChromium } from './find-chromium.mjs';
import { nodeProblem } from './node-problem.mjs';

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.21.0'])('%s will do', (version) => {
    expect(nodeProblem(version)).toBe(undefined);
  });

  it.each(['18.20.4', '20.18.9'])('%s is too old', (version) => {
    expect(nodeProblem(version)).toBe(
      `Livery needs Node 20.19 or newer; this is Node ${version}. Install a current one from https://nodejs.org.`,
    );
  });
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
