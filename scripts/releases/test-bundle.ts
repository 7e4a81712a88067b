import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { digestOf } from '@liveryjs/workspace/hash';
import type { AddressRule } from '#scripts/bundle/address-rules.ts';
import { SMALLEST_COMPRESSED } from '#scripts/bundle/hosting.ts';
import { reportText } from '#scripts/bundle/report.ts';
import { twinsIn } from '#scripts/bundle/twins.ts';

/**
 * Writes a bundle with a page, a page of what is not found, and a script that has its own name in each version. Texts of
 * `SMALLEST_COMPRESSED` bytes and more have their compressed twins.
 * @param more further files, by path
 * @param rules addresses that have no file
 * @returns the path of the script
 */
export function writeTestBundle(
  folder: string,
  version: string,
  brand = 'red',
  more: Readonly<Record<string, string>> = {},
  rules: readonly AddressRule[] = [],
): string {
  const script = `assets/brand-${digestOf(version).slice(0, 8)}.js`;
  const contents: Readonly<Record<string, string>> = {
    'index.html': `<!doctype html><script type="module" src="/${script}"></script>${version}`,
    'help.html': `<!doctype html>Help of ${version}`,
    '404.html': '<!doctype html>not found',
    [script]: `console.log(${JSON.stringify(version)});`,
    ...more,
  };
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const files = Object.fromEntries(
    Object.entries(contents).map(([path, content]) => [
      path,
      { raw: content.length, sha256: digestOf(content) },
    ]),
  );
  const report = {
    compressedFrom: SMALLEST_COMPRESSED,
    brand,
    domains: [`${brand.toLowerCase()}.example`],
    inputHash: version,
    chunks: [],
    widgets: {},
    routes: [],
    budgets: [],
    ...(rules.length > 0 && { rules }),
    files,
  };
  for (const { path, file, encoding } of twinsIn(report)) {
    const compress = encoding === 'br' ? brotliCompressSync : gzipSync;
    writeFileSync(join(folder, path), compress(contents[file] ?? ''));
  }
  writeFileSync(join(folder, 'build-report.json'), reportText(report));
  return script;
}

/** A look at a release that finds nothing, and throws when another is under way. */
export function lookAlone(): () => Promise<string[]> {
  let inside = 0;
  return async () => {
    if (inside > 0) throw new Error('Two releases of a brand are looked at at once.');
    inside += 1;
    await new Promise((resolve) => setImmediate(resolve));
    inside -= 1;
    return [];
  };
}
