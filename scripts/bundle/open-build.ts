import type { Workspace } from '@liveryjs/workspace/open';
import type { CodeModule } from '#scripts/plugin/ids.ts';
import { refuseFolder } from '#scripts/refuse-folder.ts';
import type { BuildContext } from './build-brand.ts';
import { openCache } from './cache.ts';
import { type Compiler, compileHere, sourcesOf } from './compile.ts';
import { codeEntry, toolsOf } from './make-bundle.ts';
import { loadServer, placeServer, styleVersion } from './renderer.ts';
import type { SharedCache } from './shared-cache.ts';
import { sourceKeys } from './source-key.ts';

/**
 * Reads the workspace's sources once, for all brands that are built then.
 * @param cacheDir absolute
 * @param note is told, in a sentence, of what is damaged and made anew
 * @param compiler what compiles these sources. Default: this process
 */
export function openBuild(
  workspace: Workspace,
  cacheDir: string,
  note: (sentence: string) => void,
  shared?: SharedCache,
  compiler: Compiler = compileHere(sourcesOf(workspace)),
): BuildContext {
  const { root, folders, components, adapters } = sourcesOf(workspace);
  refuseFolder(root);
  const keys = sourceKeys(root, folders, components, adapters);
  const cache = openCache(cacheDir, note, shared);
  const setup = { cacheDir, styleVersion: styleVersion(folders), roots: [root, folders.engine] };
  const server = once(async () => {
    const code = await cache.get(`server-${keys.all()}`, () => compiler.server());
    return placeServer(code, cacheDir, note);
  });
  return {
    ...toolsOf(setup, cache, shared),
    setup,
    workspace,
    keys,
    note,
    code: (module: CodeModule) => cache.get(codeEntry(keys.code(module)), () => compiler.code(module)),
    server,
    renderer: once(async () => loadServer(await server())),
  };
}

/** Does work under the NODE_ENV that decides which React goes into a bundle, whoever calls. */
export async function inProduction<T>(work: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
