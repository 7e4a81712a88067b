import { relative, resolve, sep } from 'node:path';
import type { BrandFile, BrandParts } from '@liveryjs/cli/plugin/brand-parts';
import { brandModuleId } from '@liveryjs/cli/plugin/ids';
import { liveryPlugin } from '@liveryjs/cli/plugin/livery-plugin';
import { literal, widgetsSource } from '@liveryjs/cli/plugin/module-source';
import { hashOf } from '@liveryjs/workspace/hash';
import type { Plugin, PluginOption, ViteDevServer } from 'vite';
import type { BrandDesign } from './brand-design.ts';
import { pictures } from './pictures.ts';
import { servedFiles } from './served-files.ts';
import { readStoryWorkspace, type StoryWorkspace } from './story-brands.ts';
import * as storySeed from './story-seed.ts';
import { SUMMARY_FILE, summaryOf } from './story-summary.ts';

const BRANDS = 'virtual:stories/brands';
const BRAND = 'virtual:stories/brand/';
const DESIGN = 'virtual:stories/design/';
const WIDGETS = 'virtual:stories/widgets';
const DEFINITIONS = 'virtual:stories/definitions';
const PORTAL = 'virtual:stories/portal';
const SEED = 'virtual:stories/seed';
const RESOLVED = '\0';

/** Editors write a file in several steps: what comes so close is one change. */
const TOGETHER_MS = 100;

/**
 * Serves the modules of stories: `virtual:stories/…` and the brands' own modules, from brands/ and widgets/ as they are now,
 * with their files and the pictures that the platform's answers name.
 * @param root folder of the project
 */
export function storiesPlugin(root: string): PluginOption[] {
  let workspace = readStoryWorkspace(root);
  const files = new Map<string, string | Uint8Array>();
  const readFiles = () => {
    for (const reason of workspace.leftOut) console.error(reason);
    files.set(SUMMARY_FILE, JSON.stringify(summaryOf(workspace)));
    const merchants = [...workspace.brands.values()].map(merchantOf);
    for (const [path, svg] of pictures(storySeed.games, merchants)) files.set(path, svg);
    for (const brand of workspace.brands.values())
      for (const file of [...brand.styleFiles, ...Object.values(brand.assets)])
        files.set(fileUrl(file), file.bytes);
  };
  readFiles();

  const modules: Plugin = {
    name: 'livery:stories',
    resolveId: {
      filter: { id: /^virtual:stories\// },
      handler: (id) => RESOLVED + id,
    },
    load: {
      filter: { id: /^\0virtual:stories\// },
      handler(resolved) {
        const id = resolved.slice(RESOLVED.length);
        if (id === BRANDS) return brandsSource([...workspace.brands.values()]);
        if (id === WIDGETS) return widgetsSource(Object.keys(workspace.components), workspace.components);
        if (id === DEFINITIONS) return definitionsSource(workspace);
        if (id === PORTAL) return portalSource(workspace.portalModules);
        if (id === SEED) return seedSource();
        if (id.startsWith(DESIGN)) return designSource(workspace.designOf(id.slice(DESIGN.length)));
        const brand = workspace.brands.get(id.slice(BRAND.length));
        return brand && brandSource(brand);
      },
    },
    configureServer(server) {
      followFiles(server, root, () => {
        workspace = readStoryWorkspace(root);
        readFiles();
      });
    },
  };
  const livery = liveryPlugin({
    brand: (id) => workspace.brands.get(id),
    components: () => workspace.components,
    dev: { fileUrl },
  });
  return [...livery, modules, servedFiles(files)];
}

/** Relative: a built Storybook may stand in any folder. */
function fileUrl({ path, bytes }: BrandFile): string {
  return `brand-files/${hashOf(bytes).slice(0, 8)}/${path.split('/').at(-1)}`;
}

function merchantOf({ brand }: BrandParts): string {
  const { tenant } = brand as { tenant?: { merchantCode?: string } };
  return tenant?.merchantCode ?? 'house';
}

function brandsSource(brands: readonly BrandParts[]): string {
  const entries = brands.map(({ id, brand: { name, languages, theme, features } }) => {
    const facts = `id: ${literal(id)}, name: ${literal(name)}, languages: ${literal(languages)}, theme: ${literal(theme)}, features: ${literal(features)}`;
    const loadDesign = `() => import(${literal(DESIGN + id)}).then(({ design }) => design)`;
    return `{ ${facts}, load: () => import(${literal(BRAND + id)}), loadDesign: ${loadDesign} }`;
  });
  return `export const brands = [${entries.join(',\n')}];\n`;
}

function definitionsSource({ definitions, keyLabels }: StoryWorkspace): string {
  return `export const definitions = ${literal(definitions)};\nexport const keyLabels = ${literal(keyLabels)};\n`;
}

function designSource(design: BrandDesign | undefined): string | undefined {
  return design && `export const design = ${literal(design)};\n`;
}

function brandSource({ id, css, styleFiles }: BrandParts): string {
  const urls = new Map(styleFiles.map((file) => [file.path, fileUrl(file)]));
  return `export { brand } from ${literal(brandModuleId(id, 'manifest'))};
export { messages } from ${literal(brandModuleId(id, 'messages'))};
export { contents } from ${literal(brandModuleId(id, 'contents'))};
export { assets } from ${literal(brandModuleId(id, 'assets'))};
export const css = ${literal(css((path) => urls.get(path) ?? path))};
`;
}

/** All at once: a store is found by what a module exports. */
function portalSource(files: readonly string[]): string {
  const imports = files.map((file, index) => `import * as module${index} from ${literal(file)};\n`);
  return `${imports.join('')}export const modules = [${files.map((_, index) => `module${index}`).join(', ')}];\n`;
}

const seedSource = () =>
  Object.entries(storySeed)
    .map(([name, value]) => `export const ${name} = ${literal(value)};\n`)
    .join('');

/** A brand's files become modules of many stories: all are asked for again. */
function followFiles(server: ViteDevServer, root: string, read: () => void): void {
  const concerns = (file: string) =>
    /^brands\//.test(file) ||
    /^widgets\/.+\/widget\.json$/.test(file) ||
    /^schemas\/(brand|portal)\//.test(file);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = () => {
    try {
      read();
    } catch (error) {
      server.config.logger.error(error instanceof Error ? error.message : String(error));
      return;
    }
    const { client } = server.environments;
    for (const id of client.moduleGraph.idToModuleMap.keys())
      if (/^\0virtual:(stories|brand)\//.test(id)) {
        const module = client.moduleGraph.getModuleById(id);
        if (module) client.moduleGraph.invalidateModule(module);
      }
    client.hot.send({ type: 'full-reload' });
  };
  server.watcher.add([resolve(root, 'brands'), resolve(root, 'schemas')]);
  server.watcher.on('all', (_event, path) => {
    if (!concerns(relative(root, resolve(root, path)).split(sep).join('/'))) return;
    clearTimeout(timer);
    timer = setTimeout(take, TOGETHER_MS);
  });
}
