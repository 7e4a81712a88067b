import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildReport } from '@liveryjs/cli/bundle/report';

/** Names that the home page's own modules import from packages of others, by package. */
export function importsOfHome(
  root: string,
  { chunks }: BuildReport,
  files: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, Set<string>>();
  const modules = chunks
    .filter(({ file }) => files.includes(file))
    .flatMap(({ modules }) => Object.keys(modules));
  for (const module of modules.filter((name) => /^(engine|client|parts|widgets)\/.*\.tsx?$/.test(name))) {
    const source = readFileSync(join(root, module), 'utf8');
    const statements = source.matchAll(/^import (?!type )([^;]*?) from '((?!@liveryjs\/)[^'#.][^']*)';$/gms);
    for (const [, clause = '', name = ''] of statements) {
      const names = imports.get(name) ?? new Set();
      imports.set(name, names);
      const [, list = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
      for (const part of list.split(',').map((item) => item.trim())) {
        if (part !== '' && !part.startsWith('type ')) names.add(part.split(' as ')[0] ?? part);
      }
      if (/^\w/.test(clause)) names.add('default');
    }
  }
  return imports;
}

/** Source of a module that imports names, by package, and lets no bundler leave one out. */
export function moduleThatKeeps(imports: ReadonlyMap<string, ReadonlySet<string>>): string {
  const lines = [...imports].map(
    ([name, names], index) =>
      `import { ${[...names].map((item, position) => `${item} as p${index}_${position}`).join(', ')} } from '${name}';\n` +
      `keep(${[...names].map((_, position) => `p${index}_${position}`).join(', ')});`,
  );
  return `const keep = (...things) => globalThis.kept?.push(...things);\n${lines.join('\n')}\n`;
}
