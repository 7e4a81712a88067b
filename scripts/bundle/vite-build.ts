import { FILES_FOLDER } from '@liveryjs/workspace/hash';
import type { CodeFolders } from '@liveryjs/workspace/open/packages';
import {
  build,
  type InlineConfig,
  type Plugin,
  type PluginOption,
  type Rolldown,
  type UserConfig,
} from 'vite';
import { fetchFirst } from '#scripts/plugin/fetch-first.ts';
import { isSoonModule } from '#scripts/plugin/ids.ts';
import { liveryPlugin, type PluginOptions } from '#scripts/plugin/livery-plugin.ts';
import { pureContexts } from '#scripts/plugin/pure-contexts.ts';
import { styleIds } from '#scripts/plugin/style-ids.ts';
import { styleText } from '#scripts/plugin/style-text.ts';
import { withoutLocaleLists } from '#scripts/plugin/without-locale-lists.ts';
import { withoutPrefixes } from '#scripts/plugin/without-prefixes.ts';
import { codeFaultOf } from './code-fault.ts';
import { circlesOf } from './reach.ts';

/** Which of the files that some widgets share become one: see `buildInOrder`. */
export interface Joining {
  /** Bytes below which such a file joins another. */
  readonly below: number;
  /** Ids of modules that come in one file, whatever their size. */
  readonly together: readonly (readonly string[])[];
}

const NOTHING_JOINS: Joining = { below: 0, together: [] };

/** Returns the configuration that the builds of the command have in common. */
export function buildConfig(
  root: string,
  folders: CodeFolders,
  plugin: PluginOptions,
  joining = NOTHING_JOINS,
): InlineConfig {
  return {
    ...buildSettings(folders, joining),
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: buildPlugins([root, folders.packages], plugin),
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
    withoutLocaleLists(),
    withoutPrefixes(),
    fetchFirst(),
  ];
}

/** A module of a package that is not Livery's. Livery's own are bundled alike wherever they lie: installed, or as sources. */
const OF_OTHERS = /[\\/]node_modules[\\/](?!@liveryjs[\\/])(?!.*[\\/]node_modules[\\/])/;

/** Returns the settings of Vite that every build uses. */
export function buildSettings(folders: CodeFolders, { below, together } = NOTHING_JOINS): UserConfig {
  const exporting = modulesIn(folders.all);
  return {
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    worker: {
      format: 'es',
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: exporting, sideEffects: false }] },
        output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: false },
      },
    },
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
              // The code that every page needs comes in one file, which packs better than many.
              { name: 'core', tags: ['$initial'] },
              // And so does what they need right after.
              { name: 'soon', test: isSoonModule },
              ...together.map((modules, index) => ({
                name: `shared~${index}`,
                test: (id: string) => modules.includes(id),
                includeDependenciesRecursively: false,
              })),
              // The code of the engine and the portal that several widgets share: a few files instead of a dozen crumbs, and
              // no widget pays for code that others share.
              {
                name: 'shared',
                test: exporting,
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: below,
              },
            ],
          },
        },
      },
    },
  };
}

/** Runs one Vite build in memory. @throws CodeFault when a module does not parse or is missing */
export async function viteBuild(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({ ...config, build: { ...config.build, write: false } }).catch((error) => {
    throw codeFaultOf(error, config.root ?? process.cwd()) ?? error;
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The build has no output.');
  return output.output;
}

/** Bytes below which a file that some widgets share joins another. */
const JOINED_BELOW = 6_000;
/** The most rounds in which circles are sought; in each, the modules of a circle become one file. */
const MOST_ROUNDS = 4;

/**
 * Builds with few files that all run after what they need. Files that were joined may import each other in a circle, in
 * which one of them runs first. They are loaded together anyway, so they are built once more, as one file. Where no file
 * is joined, there is no circle.
 *
 * @param configOf the build that joins files so
 * @throws when a module does not parse or is missing
 */
export async function buildInOrder(
  configOf: (joining: Joining) => InlineConfig,
): Promise<Rolldown.RolldownOutput['output']> {
  const together: (readonly string[])[] = [];
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const config = configOf({ below: JOINED_BELOW, together });
    let circles: readonly (readonly string[])[] = [];
    const onCircles = (foundCircles: typeof circles) => {
      circles = foundCircles;
    };
    try {
      return await viteBuild({ ...config, plugins: [...(config.plugins ?? []), noCircles(onCircles)] });
    } catch (error) {
      if (circles.length === 0) throw error;
      together.push(...circles);
    }
  }
  return viteBuild(configOf(NOTHING_JOINS));
}

/**
 * Ends a build whose files import each other in circles, before they are minified.
 * @param onCircles is told the modules of each circle
 */
function noCircles(onCircles: (circles: string[][]) => void): Plugin {
  let isDone = false;
  return {
    name: 'livery:no-circles',
    renderChunk: {
      order: 'pre',
      handler(_code, _chunk, _options, { chunks }) {
        if (isDone) return null;
        isDone = true;
        const circles = circlesOf(Object.values(chunks));
        if (circles.length === 0) return null;
        onCircles(circles.map((files) => files.flatMap(({ moduleIds }) => moduleIds)));
        throw new Error('Files of this build import each other in circles.');
      },
    },
  };
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
