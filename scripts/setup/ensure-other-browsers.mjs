import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { canInstall, install } from './apt.mjs';
import { matrixBrowsers, packed, unpackedChromium, versionOf } from './matrix-browsers.mjs';

/**
 * Finds the browsers that the portals are tried in, installs Debian's packages of those that are missing where that is
 * allowed, and says which there are. Where the packages can be installed, and where nobody waits at a keyboard, none may
 * be missing; elsewhere the trials in a browser that is missing are skipped.
 * @returns {string | undefined} what to do when one is missing that must not be
 */
export function ensureOtherBrowsers() {
  if (!matrixBrowsers().olderChromium.program) unpackChromium();
  for (const { name, program, packages } of Object.values(matrixBrowsers())) {
    if (program || packages.length === 0 || !canInstall()) continue;
    console.error(`The portals are tried in ${name}, too. Installing Debian's ${packages.join(' and ')} …`);
    for (const debian of packages) install(debian);
  }
  const browsers = Object.values(matrixBrowsers());
  for (const { name, program } of browsers)
    if (program) console.error(`The portals are tried in ${name}: version ${versionOf(program)}.`);
  const missing = browsers.filter(({ program }) => !program).map(({ name }) => name);
  if (missing.length === 0) return undefined;
  const sentence = `The portals cannot be tried in ${missing.join(', nor in ')}: it is not on this machine.`;
  if (process.env.CI || canInstall()) return sentence;
  console.error(sentence);
  return undefined;
}

/** The packed program runs on Linux on x64 alone; on other machines that Chromium is missing. */
function unpackChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  const file = unpackedChromium();
  mkdirSync(dirname(file), { recursive: true });
  // Under its own name only when the file is whole: somebody may stop this.
  const half = `${file}.${process.pid}`;
  writeFileSync(half, brotliDecompressSync(readFileSync(join(packed, 'bin/chromium.br'))), { mode: 0o755 });
  renameSync(half, file);
}
