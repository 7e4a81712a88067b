import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');
const scripts = join(project, 'scripts');

/** The one place where what compiles is loaded, once there is something to compile. */
const SEAM = join(scripts, 'bundle/compile.ts');
/** The packages that take long to load, and are there to compile and to serve while developing. */
const SLOW = ['vite', '@vitejs/plugin-react', 'rollup', 'tsx'];

/** Returns the modules that a file loads when it runs, or may load later; types are nothing that is loaded. */
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

/** The file of the command or of the workspace that an import leads to; undefined for other packages. */
function fileOf(name: string, from: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(from), name);
  if (name === '@liveryjs/workspace/open') return join(project, 'workspace/open/index.ts');
  const [, alias] = /^#((?:scripts|workspace)\/.+)$/.exec(name) ?? [];
  const [, path] = /^@liveryjs\/(workspace\/.+)$/.exec(name) ?? [];
  return alias ? join(project, alias) : path ? join(project, `${path}.ts`) : undefined;
}

/** The packages that a file of the command loads, and by which files each came. */
function packagesOf(start: string): Map<string, readonly string[]> {
  const packages = new Map<string, readonly string[]>();
  const seen = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    if (seen.has(file)) return;
    seen.add(file);
    const on = [...way, file.slice(project.length + 1)];
    for (const name of loads(file)) {
      const next = fileOf(name, file);
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
    expect(packages.get('@liveryjs/compiler/manifest')).toBeDefined();
    for (const name of SLOW) expect(packages.get(name), name).toBeUndefined();
  },
);
