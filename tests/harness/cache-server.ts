import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { freePort, type Running, startProgram } from './programs.ts';

/** A server of the package turborepo-remote-cache, as a process of its own. */
export interface CacheServer extends Running {
  /** The access data that a machine needs. The server itself does not know the key. */
  readonly access: { readonly url: string; readonly key: string; readonly token: string };
  /** Paths of the entries that the server keeps, and when each was written: one that was sent again has another time. */
  entries(): ReadonlyMap<string, number>;
}

/**
 * Starts a cache server on a free port of this machine.
 * @param folder where its entries are kept; the caller removes the folder
 * @param env further settings of the server
 */
export async function startCacheServer(folder: string, env: NodeJS.ProcessEnv = {}): Promise<CacheServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const token = 'let-me-in';
  mkdirSync(folder, { recursive: true });
  const installed = createRequire(import.meta.url).resolve('turborepo-remote-cache/package.json');
  const program = join(dirname(installed), 'dist/cli.js');
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: `${port}`,
    TURBO_TOKEN: token,
    STORAGE_PATH: folder,
    STORAGE_PATH_USE_TMP_FOLDER: 'false',
    ...env,
  };
  const running = await startProgram(process.execPath, [program], settings, `${url}v8/artifacts/status`);
  return {
    ...running,
    access: { url, token, key: 'a key that nobody else on earth knows' },
    entries: () =>
      new Map(
        readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name))
          .map((file) => [file, statSync(file).mtimeMs]),
      ),
  };
}
