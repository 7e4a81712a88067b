import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const scripts = resolve(import.meta.dirname, '../../scripts');

/** The one place where what compiles is loaded, once there is something to compile. */
const SEAM = join(scripts, 'build/compile.ts');
/** What takes long to load, and is there to compile and to serve while developing. */
const SLOW = ['vite', '@vitejs/plugin-react', 'rollup', 'tsx'];

/** What a file loads when it runs, or may load later; types are nothing that is loaded. */
function loads(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const imported = staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  );
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
  );
  const later = dynamicImports.flatMap(
    ({ moduleRequest: { start, end } }) => /^'(.*)'$/.exec(text.slice(start, end))?.[1] ?? [],
  );
  return [
    ...imported.map(({ moduleRequest }) => moduleRequest.value),
    ...exported,
    ...(file === SEAM ? [] : later),
  ];
}

/** The packages that a file of the command loads, and by which files each came. */
function packagesOf(start: string): Map<string, readonly string[]> {
  const packages = new Map<string, readonly string[]>();
  const seen = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    if (seen.has(file)) return;
    seen.add(file);
    const on = [...way, file.slice(scripts.length + 1)];
    for (const name of loads(file)) {
      const own = name.startsWith('#scripts/') ? join(scripts, name.slice('#scripts/'.length)) : undefined;
      const next = name.startsWith('.') ? join(dirname(file), name) : own;
      if (next === undefined) packages.set(name, on);
      else if (existsSync(next) && next.endsWith('.ts')) visit(next, on);
    }
  };
  visit(join(scripts, start), []);
  return packages;
}

test.each(['build', 'worker', 'publish', 'preview', 'check'])(
  'livery %s loads no compiler before there is something to compile',
  (verb) => {
    const packages = packagesOf(`verbs/${verb}.ts`);
    expect(packages.get('@liveryjs/engine/manifest')).toBeDefined();
    for (const name of SLOW) expect(packages.get(name), name).toBeUndefined();
  },
);
