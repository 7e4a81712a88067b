import { resolve } from 'node:path';
import type { WorkspaceFolders } from '@liveryjs/workspace/open';
import type { Plugin, PluginOption } from 'vite';
import { plainPlugins } from './bundle/plain-plugins.ts';
import { devPlugins } from './dev/dev-plugins.ts';

/** The options of `livery()` in a project's vite.config.ts. */
export interface LiveryOptions extends Partial<WorkspaceFolders> {
  /** Id of the brand that `vite build` builds. `vite` shows all brands, by host name. */
  readonly brand: string;
  /** Origin of the platform that calls go on to while `vite` runs. Default: the project's own `server.proxy`. */
  readonly platform?: string | undefined;
  /** Adds two pseudo-languages to every brand while `vite` runs, for looking. `vite build` is without them. Default: no. */
  readonly pseudo?: boolean | undefined;
}

/**
 * Portals in a Vite project: `vite` develops all brands, as `livery dev` does, and `vite build` builds one of them, with
 * one page that is rendered in the browser. React's plugin is in it. Bundles for a host, with prerendered pages, come from
 * `livery build`. A brand that does not exist or is broken ends the build with a sentence.
 *
 *     export default defineConfig({ plugins: [livery({ brand: 'lotus', platform: 'http://localhost:8790' })] });
 */
export function livery({
  root = process.cwd(),
  brand,
  platform,
  pseudo,
  ...rest
}: LiveryOptions): PluginOption[] {
  const folders = { ...rest, root: resolve(root) };
  const { plugins } = devPlugins({ ...folders, platform, pseudo, log: console.log });
  return [...onlyTo('serve', plugins), ...onlyTo('build', plainPlugins(folders, brand))];
}

function onlyTo(command: 'serve' | 'build', plugins: readonly PluginOption[]): Plugin[] {
  return (plugins.flat(2) as Plugin[])
    .filter(({ apply = command }) => apply === command)
    .map((plugin) => ({ ...plugin, apply: command }));
}
