import { spawnSync } from 'node:child_process';

/** Tells whether packages of Debian can be installed here. */
export function canInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * Installs packages of Debian; whether they are there afterwards is for the caller to see.
 * @param {string[]} names
 */
export function install(...names) {
  apt(['update']);
  apt(['install', '-y', '--no-install-recommends', ...names]);
}

function apt(args) {
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
