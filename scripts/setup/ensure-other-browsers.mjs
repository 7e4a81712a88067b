import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { canInstall, install } from './apt.mjs';
import { matrixBrowsers, packed, unpackedChromium, versionOf } from './matrix-browsers.mjs';

const thisMachine = {
  env: process.env,
  browsers: otherBrowsers,
  unpack: unpackChromium,
  versionOf,
  canInstall,
  install,
  say: console.error,
};

/**
 * Finds the browsers besides the newest Chromium that the portals are tried in, installs Debian's packages of those
 * that are missing where that is allowed, and says which there are. Where packages can be installed, and where nobody
 * waits at a keyboard, none that has a package may be missing; elsewhere its trials are skipped.
 * @param {typeof thisMachine} [machine]
 * @returns {string | undefined} what to do when one is missing that must not be
 */
export function ensureOtherBrowsers(machine = thisMachine) {
  const { env, say } = machine;
  const mayInstall = machine.canInstall();
  machine.unpack();
  for (const { name, program, packages } of machine.browsers()) {
    if (program || packages.length === 0 || !mayInstall) continue;
    say(`The portals are tried in ${name}, too. Installing Debian's ${packages.join(' and ')} …`);
    machine.install(...packages);
  }
  const problems = [];
  for (const { name, program, packages } of machine.browsers()) {
    const missing = `The portals cannot be tried in ${name}: it is not on this machine.`;
    if (program) say(`The portals are tried in ${name}: version ${machine.versionOf(program)}.`);
    else if (packages.length > 0 && (env.CI || mayInstall))
      problems.push(`${missing} Install Debian's ${packages.join(' and ')}.`);
    else say(`${missing} Its trials are skipped.`);
  }
  return problems.length > 0 ? problems.join('\n') : undefined;
}

function otherBrowsers() {
  const { newestChromium: _, ...others } = matrixBrowsers();
  return Object.values(others);
}

/** The packed program runs on Linux on x64 alone; on other machines that Chromium is missing. */
function unpackChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || matrixBrowsers().olderChromium.program)
    return;
  const file = unpackedChromium();
  mkdirSync(dirname(file), { recursive: true });
  // Under its own name only when the file is whole: somebody may stop this.
  const half = `${file}.${process.pid}`;
  writeFileSync(half, brotliDecompressSync(readFileSync(join(packed, 'bin/chromium.br'))), { mode: 0o755 });
  renameSync(half, file);
}
