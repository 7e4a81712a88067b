import { join } from 'node:path';
import { serveBuilds } from '@liveryjs/cli/serve/serve-builds';
import gaming from '@liveryjs/client/portal.json' with { type: 'json' };
import { startSandbox } from '#tests/harness/sandbox.ts';
import type { BenchContext } from './bench.ts';
import { buildAll } from './build-all.ts';

/** A brand's portal: its address, and the folder of its bundle. */
export interface ServedBrand {
  readonly id: string;
  readonly url: string;
  readonly folder: string;
}

/** Runs something on the built portals of all brands, fed by a sandbox that draws its pictures. */
export async function serveBrands<T>(
  context: BenchContext,
  name: string,
  run: (brands: readonly ServedBrand[]) => Promise<T>,
): Promise<T> {
  const out = join(context.scratch, name);
  const brands = await buildAll(context.root, out);
  const platform = await startSandbox('drawn');
  const server = await serveBuilds({
    root: out,
    outDir: '.',
    platform: platform.url,
    places: gaming,
    port: 0,
  });
  try {
    return await run(
      brands.map(({ id }) => ({
        id,
        url: `http://${id}.localhost:${server.port}`,
        folder: join(out, id),
      })),
    );
  } finally {
    await server.close();
    await platform.close();
  }
}
