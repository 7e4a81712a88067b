import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf } from '#scripts/build/hash.ts';
import { reportText } from '#scripts/build/report.ts';

/**
 * Writes a bundle with a page, a page of what is not found, and a script that has its own name in each version.
 * @param more further files, by path
 * @returns the path of the script
 */
export function writeTestBundle(
  folder: string,
  version: string,
  brand = 'red',
  more: Readonly<Record<string, string>> = {},
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
    brand,
    domains: [`${brand.toLowerCase()}.example`],
    inputHash: version,
    chunks: [],
    widgets: {},
    routes: [],
    budgets: [],
    files,
  };
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
