import { dirname } from 'node:path';
import { build, type InlineConfig, type PluginOption, type Rolldown, type UserConfig } from 'vite';
import { fetchFirst } from '#scripts/plugin/fetch-first.ts';
import { liveryPlugin, type PluginOptions } from '#scripts/plugin/livery-plugin.ts';
import { pureContexts } from '#scripts/plugin/pure-contexts.ts';
import { styleIds } from '#scripts/plugin/style-ids.ts';
import { styleText } from '#scripts/plugin/style-text.ts';
import type { CodeFolders } from '#scripts/workspace/packages.ts';
import { FILES_FOLDER } from './hash.ts';

/** What the builds of the command have in common. */
export function buildConfig(root: string, folders: CodeFolders, plugin: PluginOptions): InlineConfig {
  return {
    ...buildSettings(folders),
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: buildPlugins([root, dirname(folders.engine)], plugin),
  };
}

/**
 * The plugins of every build, from the command or from a project's vite.config.ts.
 *
 * @param roots absolute folders that styles are named below
 */
export function buildPlugins(roots: readonly string[], plugin: PluginOptions): PluginOption[] {
  return [liveryPlugin(plugin), styleIds(roots), styleText(), pureContexts(), fetchFirst()];
}

/** What every build asks of Vite. */
export function buildSettings(folders: CodeFolders): UserConfig {
  const exporting = modulesIn(folders.all);
  return {
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2023',
      // Pictures in data: addresses would need a hole in the content policy.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        // Modules of these packages only export: what a bundle does not use of the kit and of the contract is not in it.
        treeshake: { moduleSideEffects: [{ test: exporting, sideEffects: false }] },
        output: {
          // A file that several share is not named after all of them.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          assetFileNames: ({ names: [name = ''] }) =>
            `${name.endsWith('.css') ? 'assets' : FILES_FOLDER}/[name]-[hash][extname]`,
          codeSplitting: {
            groups: [
              { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial'] },
              // What every page needs comes in one file, which packs better than many.
              { name: 'core', tags: ['$initial'] },
              // What several widgets share of the engine and the portal: a few files instead of a dozen crumbs,
              // and no widget pays for what others share.
              {
                name: 'shared',
                test: exporting,
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: SMALL,
              },
            ],
          },
        },
      },
    },
  };
}

/** Bytes below which a file that some widgets share joins another. */
const SMALL = 6_000;

/** Runs one Vite build in memory. @throws when a module does not parse or is missing */
export async function viteBuild(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({ ...config, build: { ...config.build, write: false } });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The build has no output.');
  return output.output;
}

function modulesIn(folders: readonly string[]): RegExp {
  const names = folders.map((folder) =>
    folder
      .split(/[\\/]/)
      .map((part) => part.replaceAll(/[^\w-]/g, '\\$&'))
      .join('[\\\\/]'),
  );
  return new RegExp(`^(${names.join('|')})[\\\\/]`);
}
