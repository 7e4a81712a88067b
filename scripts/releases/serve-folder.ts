import { serveBuilds } from '#scripts/serve/serve-builds.ts';
import type { Served } from './target.ts';

/** Serves the current releases of a folder to this process. */
export async function serveFolder(folder: string, brand: string): Promise<Served> {
  // Nothing answers for the platform here: pages show that, and their files come all the same.
  const server = await serveBuilds({
    root: folder,
    outDir: folder,
    only: brand,
    port: 0,
    platform: 'http://127.0.0.1:9',
  });
  return {
    site: {
      origin: `http://127.0.0.1:${server.port}`,
      host: `${brand.toLowerCase()}.localhost:${server.port}`,
    },
    findings: [],
    close: () => server.close(),
  };
}
