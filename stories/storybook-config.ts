import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageFolder } from '@liveryjs/workspace/open/packages';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import type { Indexer } from 'storybook/internal/types';
import { mergeConfig } from 'vite';
import { depsOfStories } from '#stories/config/deps-of-stories.ts';
import { storiesPlugin } from '#stories/config/stories-plugin.ts';

/** Stories are sources, or JavaScript where they come in a package. */
const CODE = '@(tsx|js)';

const here = createRequire(import.meta.url);

/** The options of a repository's Storybook. */
export interface StorybookOptions {
  /** Absolute folder of the repository, with its brands/ and widgets/. Default: where the command runs. */
  readonly root?: string;
}

/** Storybook's type leaves out what adds to its own pages. */
export interface MainConfig extends StorybookConfig {
  readonly managerEntries: (entries?: readonly string[]) => readonly string[];
}

/**
 * The configuration of a Storybook that shows widgets in every brand, mode and language of a repository: the default
 * export of its main file.
 *
 * @throws where the repository has no brand that can be shown
 */
export function storybookConfig({ root = process.cwd() }: StorybookOptions = {}): MainConfig {
  return {
    framework: folderOf('@storybook/react-vite'),
    addons: [folderOf('@storybook/addon-a11y'), folderOf('@storybook/addon-docs')],
    // In the order of the shelves: Storybook would take another from a preview file of the repository alone.
    stories: [
      shelf('pages'),
      ...widgetFolders(root).map((directory) => ({ directory, files: `**/*.stories.${CODE}` })),
      shelf('foundations'),
    ],
    // Storybook reads tags of all stories from a preview file of the repository alone, and this one comes in a package.
    experimental_indexers: (indexers = []) => indexers.map(withDocs),
    managerEntries: (entries = []) => [...entries, here.resolve('@liveryjs/stories/manager')],
    previewAnnotations: (entries = []) => [...entries, here.resolve('@liveryjs/stories/preview')],
    // For tests, without what serves only Storybook's own pages: both do work of their own at every change of a story.
    build: { test: { disabledAddons: ['@storybook/addon-a11y', '@storybook/addon-docs'] } },
    features: (all, { test }) => (test ? { ...all, highlight: false } : (all ?? {})),
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    // Says nothing that widget.json does not, and its other engine does not run with this TypeScript.
    typescript: { reactDocgen: false, check: false },
    viteFinal: (vite) =>
      mergeConfig(vite, {
        plugins: [react(), storiesPlugin(root)],
        optimizeDeps: depsOfStories(root),
        build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 4096, reportCompressedSize: false },
      }),
  };
}

/** Gives each widget a page of documentation. */
function withDocs({ createIndex, ...indexer }: Indexer): Indexer {
  return {
    ...indexer,
    async createIndex(file, options) {
      const entries = await createIndex(file, options);
      if (!existsSync(join(dirname(file), 'widget.json'))) return entries;
      return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), 'autodocs'] }));
    },
  };
}

function shelf(folder: string) {
  return { directory: join(import.meta.dirname, folder), files: `*.stories.${CODE}` };
}

/** The repository's own widgets, and those of the package where they are others. */
function widgetFolders(root: string): string[] {
  const ownFolder = join(root, 'widgets');
  const installed = packageFolder('@liveryjs/widgets', root);
  return [...new Set([ownFolder, installed ?? ownFolder])].filter((folder) => existsSync(folder));
}

/** Storybook looks for its parts from the repository, which need not have them itself. */
function folderOf(name: string): string {
  return dirname(here.resolve(`${name}/package.json`));
}
