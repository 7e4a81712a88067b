import { spawnSync } from 'node:child_process';

/** Whether packages of Debian can be installed here. */
export function canInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * Installs a package of Debian; whether it is there afterwards is for the caller to see.
 * @param {string} name
 */
export function install(name) {
  apt(['update']);
  apt(['install', '-y', '--no-install-recommends', name]);
}

function apt(args) {
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
