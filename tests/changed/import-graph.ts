import { readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

/** Which files of a repository import which, whether at once, later, or for a type. */
export interface ImportGraph {
  /**
   * The files that import any of these, directly or through others, and these themselves.
   *
   * @param files paths from the repository's root
   */
  reaching(files: readonly string[]): ReadonlySet<string>;
}

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  conditionNames: ['node', 'import', 'default'],
});

/**
 * Reads the imports of source files.
 *
 * @param root absolute
 * @param files paths of all source files, from the root
 */
export function importGraph(root: string, files: readonly string[]): ImportGraph {
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const imported of importsOf(root, file))
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
  return {
    reaching(changed) {
      const reached = new Set<string>();
      const waiting = [...changed];
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        if (reached.has(file)) continue;
        reached.add(file);
        waiting.push(...(importers.get(file) ?? []));
      }
      return reached;
    },
  };
}

/** The files inside the root that a file imports. A specifier that is computed names none. */
function importsOf(root: string, file: string): string[] {
  const path = resolve(root, file);
  const text = readFileSync(path, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return [...new Set(specifiers)].flatMap((specifier) => {
    const { path: target } = resolver.sync(dirname(path), specifier.replace(/\?.*$/, ''));
    if (target === undefined) return [];
    const inside = relative(root, target).split(sep).join('/');
    return inside.startsWith('..') || inside.includes('node_modules/') ? [] : [inside];
  });
}
