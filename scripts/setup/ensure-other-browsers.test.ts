import { describe, expect, it } from 'vitest';
import { ensureOtherBrowsers } from './ensure-other-browsers.mjs';

const older = 'Chromium of a year ago';
const installing = "The portals are tried in WebKit, too. Installing Debian's webkit-driver and xvfb …";
const tried = (name: string) => `The portals are tried in ${name}: version 1.2.`;
const skipped = (name: string) =>
  `The portals cannot be tried in ${name}: it is not on this machine. Its trials are skipped.`;
const missing =
  "The portals cannot be tried in WebKit: it is not on this machine. Install Debian's webkit-driver and xvfb.";

interface Case {
  readonly env?: Record<string, string>;
  /** Browsers whose programs are there. */
  readonly there: readonly string[];
  /** Packages that can be installed; undefined where nothing may be installed. */
  readonly packages?: readonly string[];
  readonly canUnpack?: boolean;
  readonly said: readonly string[];
  readonly problem?: string;
}

describe('the browsers of the matrix', () => {
  it.each<[name: string, Case]>([
    ['are those that are there', { there: [older, 'WebKit'], said: [tried(older), tried('WebKit')] }],
    [
      'are unpacked from a package of npm',
      { there: ['WebKit'], canUnpack: true, said: [tried(older), tried('WebKit')] },
    ],
    [
      'are installed, each with all of its packages',
      {
        there: [older],
        packages: ['webkit-driver', 'xvfb'],
        said: [installing, tried(older), tried('WebKit')],
      },
    ],
    [
      'may be missing where somebody waits at a keyboard and nothing may be installed',
      { there: [older], said: [tried(older), skipped('WebKit')] },
    ],
    [
      'must not be missing where nobody waits at a keyboard',
      { env: { CI: '1' }, there: [older], said: [tried(older)], problem: missing },
    ],
    [
      'must not be missing after installing',
      { there: [older], packages: ['xvfb'], said: [installing, tried(older)], problem: missing },
    ],
    [
      'may be missing where there is no program for the machine',
      { env: { CI: '1' }, there: ['WebKit'], said: [skipped(older), tried('WebKit')] },
    ],
  ])('%s', (_name, { env = {}, there, packages, canUnpack, said, problem }) => {
    const sentences: string[] = [];
    const here = new Set(there);
    const browserOf = (name: string, needed: readonly string[]) => ({
      name,
      program: here.has(name) ? `/bin/${name}` : undefined,
      packages: needed,
    });
    const foundProblem = ensureOtherBrowsers({
      env,
      browsers: () => [browserOf(older, []), browserOf('WebKit', ['webkit-driver', 'xvfb'])],
      unpack: () => void (canUnpack && here.add(older)),
      versionOf: () => '1.2',
      canInstall: () => packages !== undefined,
      install: (...names) => void (names.every((name) => packages?.includes(name)) && here.add('WebKit')),
      say: (sentence) => sentences.push(sentence),
    });
    expect({ said: sentences, problem: foundProblem }).toEqual({ said, problem });
  });
});
