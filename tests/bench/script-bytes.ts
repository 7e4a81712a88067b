import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildReport } from '@liveryjs/cli/build/report';
import { addSizes, sizesOf } from '@liveryjs/cli/build/sizes';
import { buildConfig, viteBuild } from '@liveryjs/cli/build/vite-build';
import { openWorkspace } from '@liveryjs/cli/workspace';
import { codeFolders } from '@liveryjs/cli/workspace/packages';
import type { Bench } from './bench.ts';
import { buildAll } from './build-all.ts';

const ENTRY = 'virtual:packages';

/** What the home page of each brand loads, against an entry that imports just what it takes of its packages. */
export const scriptBytes: Bench = {
  name: 'script',
  async run({ root, scratch, log }) {
    const brands = await buildAll(root, join(scratch, 'script'));
    const results = [];
    for (const { id, report } of brands) {
      const home = report?.routes.find(({ path }) => path === '/');
      if (!report || !home) throw new Error(`${id} was not built.`);
      const packages = await packageBytes(root, importsOfHome(root, report, home.files));
      log(`${id}: ${home.script.brotli} bytes, packages alone ${packages}`);
      results.push({
        what: `script of the home page of ${id} (brotli), against its packages alone`,
        measured: kib(home.script.brotli),
        baseline: kib(packages),
        value: home.script.brotli / packages,
        limit: 1.33,
        unit: 'ratio' as const,
      });
    }
    return results;
  },
};

/** Names that the home page's own modules import from packages of others, by package. */
function importsOfHome(root: string, { chunks }: BuildReport, files: readonly string[]) {
  const imports = new Map<string, Set<string>>();
  const modules = chunks
    .filter(({ file }) => files.includes(file))
    .flatMap(({ modules }) => Object.keys(modules));
  for (const module of modules.filter((name) => /^(engine|platform|parts|widgets)\/.*\.tsx?$/.test(name))) {
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

async function packageBytes(
  root: string,
  imports: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<number> {
  // What every page needs beside what it names: elements are made by the JSX runtime.
  const wanted = new Map([...imports, ['react/jsx-runtime', new Set(['jsx', 'jsxs', 'Fragment'])]]);
  const lines = [...wanted].map(
    ([name, names], index) =>
      `import { ${[...names].map((item, at) => `${item} as p${index}_${at}`).join(', ')} } from '${name}';\n` +
      `keep(${[...names].map((_, at) => `p${index}_${at}`).join(', ')});`,
  );
  const source = `const keep = (...things) => globalThis.kept?.push(...things);\n${lines.join('\n')}`;
  const config = buildConfig(root, codeFolders(openWorkspace({ root })), {
    components: () => ({}),
    brand: () => undefined,
    withoutParser: true,
  });
  const output = await viteBuild({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      {
        name: 'packages',
        resolveId: (id) => (id === ENTRY ? join(root, 'packages.js') : undefined),
        load: (id) => (id === join(root, 'packages.js') ? source : undefined),
      },
    ],
    build: {
      ...config.build,
      rolldownOptions: { ...config.build?.rolldownOptions, input: { packages: ENTRY } },
    },
  });
  const code = output.flatMap((item) => (item.type === 'chunk' ? [item.code] : []));
  return addSizes(await Promise.all(code.map(sizesOf))).brotli;
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
