import { dirname } from 'node:path';
import { build, type InlineConfig, type PluginOption, type Rolldown, type UserConfig } from 'vite';
import { fetchFirst } from '#scripts/plugin/fetch-first.ts';
import { isSoonModule } from '#scripts/plugin/ids.ts';
import { liveryPlugin, type PluginOptions } from '#scripts/plugin/livery-plugin.ts';
import { pureContexts } from '#scripts/plugin/pure-contexts.ts';
import { styleIds } from '#scripts/plugin/style-ids.ts';
import { styleText } from '#scripts/plugin/style-text.ts';
import { withoutPrefixes } from '#scripts/plugin/without-prefixes.ts';
import type { CodeFolders } from '#scripts/workspace/packages.ts';
import { FILES_FOLDER } from './hash.ts';

/**
 * What the builds of the command have in common.
 *
 * @param joinedBelow bytes below which a file that some widgets share joins another; see `buildInOrder`
 */
export function buildConfig(
  root: string,
  folders: CodeFolders,
  plugin: PluginOptions,
  joinedBelow = 0,
): InlineConfig {
  return {
    ...buildSettings(folders, joinedBelow),
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
  return [
    liveryPlugin(plugin),
    styleIds(roots),
    styleText(),
    pureContexts(),
    withoutPrefixes(),
    fetchFirst(),
  ];
}

/** A module of a package that is not Livery's. Livery's own are bundled alike wherever they lie: installed, or as sources. */
const OF_OTHERS = /[\\/]node_modules[\\/](?!@liveryjs[\\/])(?!.*[\\/]node_modules[\\/])/;

/** What every build asks of Vite. */
export function buildSettings(folders: CodeFolders, joinedBelow = 0): UserConfig {
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
              { name: 'vendor', test: OF_OTHERS, tags: ['$initial'] },
              // What every page needs comes in one file, which packs better than many.
              { name: 'core', tags: ['$initial'] },
              // And so does what they need right after.
              { name: 'soon', test: isSoonModule },
              // What several widgets share of the engine and the portal: a few files instead of a dozen crumbs,
              // and no widget pays for what others share.
              {
                name: 'shared',
                test: exporting,
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: joinedBelow,
              },
            ],
          },
        },
      },
    },
  };
}

/** Runs one Vite build in memory. @throws when a module does not parse or is missing */
export async function viteBuild(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({ ...config, build: { ...config.build, write: false } });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The build has no output.');
  return output.output;
}

/** Bytes below which a file that some widgets share joins another, from the fewest files to the most. */
const JOINED_BELOW = [6_000, 1_500] as const;

/**
 * Builds with as few files as there can be while each runs after what it needs. Files that were joined may import each
 * other in a circle, in which one of them runs first; where none is joined, there is no circle.
 *
 * @param configOf the build whose files of fewer bytes are joined
 * @throws when a module does not parse or is missing
 */
export async function buildInOrder(
  configOf: (joinedBelow: number) => InlineConfig,
): Promise<Rolldown.RolldownOutput['output']> {
  for (const joinedBelow of JOINED_BELOW) {
    const output = await viteBuild(configOf(joinedBelow));
    if (!isCircular(output.flatMap((item) => (item.type === 'chunk' ? [item] : [])))) return output;
  }
  return viteBuild(configOf(0));
}

/** Whether files of a build import each other in a circle. */
export function isCircular(chunks: readonly Pick<Rolldown.OutputChunk, 'fileName' | 'imports'>[]): boolean {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const leadsBack = (file: string, above: readonly string[]): boolean => {
    if (above.includes(file)) return true;
    if (done.has(file)) return false;
    const found = (importsOf.get(file) ?? []).some((next) => leadsBack(next, [...above, file]));
    done.add(file);
    return found;
  };
  return chunks.some(({ fileName }) => leadsBack(fileName, []));
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
