import { join } from 'node:path';
import { addSizes, sizesOf } from '@liveryjs/cli/bundle/sizes';
import { buildConfig, viteBuild } from '@liveryjs/cli/bundle/vite-build';
import { openWorkspace } from '@liveryjs/workspace/open';
import { codeFolders } from '@liveryjs/workspace/open/packages';
import { type Bench, kib } from './bench.ts';
import { buildAll } from './build-all.ts';
import { importsOfHome, moduleThatKeeps } from './imports-of-home.ts';

const ENTRY = 'virtual:packages';

/** The script that the home page of each brand loads, against an entry that imports just what it takes of its packages. */
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

async function packageBytes(
  root: string,
  imports: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<number> {
  // Every page needs the JSX runtime beside what it names: the runtime makes the elements.
  const source = moduleThatKeeps(
    new Map([...imports, ['react/jsx-runtime', new Set(['jsx', 'jsxs', 'Fragment'])]]),
  );
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
  return addSizes(code.map(sizesOf)).brotli;
}
