import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, install } from './apt.mjs';

/** The programs that the matrix runs beside the tests: Debian's package of each, what it is for, and where else than on the path it may lie. */
const PROGRAMS = {
  java: {
    package: 'default-jre-headless',
    folder: '/usr/bin',
    purpose: 'The Nu HTML checker runs on Java.',
    need: 'Java 11 or newer',
  },
  nginx: {
    package: 'nginx',
    folder: '/usr/sbin',
    purpose: 'Published bundles are tried on nginx too.',
    need: 'nginx',
  },
  'ngx_http_brotli_static_module.so': {
    package: 'libnginx-mod-http-brotli-static',
    folder: '/usr/lib/nginx/modules',
    purpose: 'Files that stand compressed by Brotli are tried on nginx, too.',
    need: "nginx's module brotli_static of Debian",
  },
  nvim: {
    package: 'neovim',
    folder: '/usr/bin',
    purpose: 'The language server is tried by an editor of others, Neovim.',
    need: 'Neovim (nvim) 0.7 or newer',
  },
  openssl: {
    package: 'openssl',
    folder: '/usr/bin',
    purpose: 'The doctor looks at an nginx with a certificate of the test.',
    need: 'OpenSSL (openssl)',
  },
  'redis-server': {
    package: 'redis-server',
    folder: '/usr/bin',
    purpose: 'Builds by workers are tried on Redis.',
    need: 'Redis (redis-server)',
  },
};

/**
 * Finds a program, or installs Debian's package where that is allowed.
 * @param {keyof typeof PROGRAMS} name
 * @returns {string | undefined} what to do when there is none
 */
export function ensureProgram(name) {
  const { package: debian, purpose, need } = PROGRAMS[name];
  if (findProgram(name) !== undefined) return undefined;
  if (canInstall()) {
    console.error(`${purpose} Installing Debian's package …`);
    install(debian);
  }
  return findProgram(name) === undefined ? `The matrix needs ${need}. Install it.` : undefined;
}

/**
 * The program's file on this machine.
 * @param {keyof typeof PROGRAMS} name
 * @returns {string | undefined}
 */
export function findProgram(name) {
  const folders = [PROGRAMS[name].folder, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
