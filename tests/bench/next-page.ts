import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addSizes, sizesOf } from '@liveryjs/cli/bundle/sizes';
import { npm } from '#tests/packages/npm.ts';
import { type Bench, kib } from './bench.ts';
import { buildAll } from './build-all.ts';
import { importsOfHome, moduleThatKeeps } from './imports-of-home.ts';

const NEXT = '16.4.6';

/** Next.js has these of its own kind. */
const IN_PLACE = /^react-(dom|router)/;

/**
 * The whole script of the heaviest home page, against what a page of Next.js loads first that does nothing: no more than
 * import what the home page takes of its packages, with a link. Next.js is installed for this alone, from the registry.
 */
export const nextPage: Bench = {
  name: 'next',
  async run({ root, scratch, log }) {
    const homes = (await buildAll(root, join(scratch, 'next-brands'))).map(({ id, report }) => {
      const home = report?.routes.find(({ path }) => path === '/');
      if (!report || !home) throw new Error(`${id} was not built.`);
      return { id, bytes: home.script.gzip, imports: importsOfHome(root, report, home.files) };
    });
    const [heaviest] = homes.sort((a, b) => b.bytes - a.bytes);
    if (!heaviest) throw new Error('There is no brand.');
    const { id, bytes, imports } = heaviest;
    const taken = new Map([...imports].filter(([name]) => !IN_PLACE.test(name)));
    const theirs = await firstLoad(root, join(scratch, 'next-page'), taken);
    log(`${id}: ${bytes} bytes, a page of Next.js ${theirs}`);
    return [
      {
        what: `script of the home page of ${id} (gzip), against the first load of an empty page of Next.js ${NEXT} with the same packages`,
        measured: kib(bytes),
        baseline: kib(theirs),
        value: bytes / theirs,
        limit: 0.75,
        unit: 'ratio',
      },
    ];
  },
};

/** Bytes (gzip) of the scripts that a browser of today loads for the page. */
async function firstLoad(
  root: string,
  folder: string,
  imports: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<number> {
  const packages = new Set(['react', 'react-dom', ...[...imports.keys()].map(packageOf)]);
  const dependencies = Object.fromEntries([...packages].map((name) => [name, versionOf(root, name)]));
  const files = {
    'package.json': JSON.stringify({ private: true, dependencies: { ...dependencies, next: NEXT } }),
    'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n',
    'app/page.js': "import { Page } from './client';\nexport default () => <Page />;\n",
    'app/client.js': `'use client';\nimport Link from 'next/link';\n${moduleThatKeeps(imports)}export const Page = () => <Link href="/">Home</Link>;\n`,
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  await npm(folder, ['install', '--ignore-scripts']);
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'pipe',
  });
  const page = readFileSync(join(folder, '.next/server/app/index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script\b[^>]*>/g)].flatMap(([tag]) => {
    const [, path] = /\bsrc="\/_next\/([^"?]+)/.exec(tag) ?? [];
    return path === undefined || /\bnomodule\b/i.test(tag) ? [] : [path];
  });
  if (scripts.length === 0) throw new Error('The page of Next.js names no script.');
  const sizes = scripts.map((path) => sizesOf(readFileSync(join(folder, '.next', path))));
  return addSizes(sizes).gzip;
}

/** The package that a module belongs to: `valtio` of `valtio/vanilla`. */
function packageOf(module: string): string {
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/');
}

function versionOf(root: string, name: string): string {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}
