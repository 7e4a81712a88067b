import { dirname, relative, resolve, sep } from 'node:path';
import { CHANGES_FOLDER } from '@liveryjs/workspace/edits/save-files';
import { CHECKS_FOLDER, jurisdictionsBeside, listBrands } from '@liveryjs/workspace/open';
import { gather, type Taking } from '@liveryjs/workspace/open/gather';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { BrandParts, SavedMessage } from '#scripts/plugin/brand-parts.ts';
import { brandModuleId, parseModuleId, RESOLVED } from '#scripts/plugin/ids.ts';
import { moduleText, type PluginOptions } from '#scripts/plugin/livery-plugin.ts';
import type { BrandStore, LiveBrand } from './brand-store.ts';
import { changedModules } from './changed-modules.ts';
import { keepEditors } from './keep-editors.ts';
import { keepWords } from './keep-words.ts';
import type { IssuesMessage } from './overlay.ts';
import { errorTexts, mendedSentences, printIssues } from './print-issues.ts';

export interface FollowOptions {
  readonly root: string;
  /** Absolute paths: the brands' folder first, then those of widgets. */
  readonly folders: readonly string[];
  /** Absolute paths of the folders of adapters. */
  readonly adapterFolders: readonly string[];
  readonly plugin: PluginOptions;
  readonly log: (line: string) => void;
  /** Hears which files were read again, by paths relative to the root. */
  readonly changed?: ((files: readonly string[]) => void) | undefined;
}

/**
 * Brings saved files into open pages, and issues into pages and the terminal.
 * @returns ends it
 */
export function followChanges(server: ViteDevServer, store: BrandStore, options: FollowOptions): () => void {
  const { hot } = server.environments.client;
  const [brands = '', ...widgets] = options.folders;
  const isWidgets = (file: string) => widgets.some((folder) => file.startsWith(`${folder}/`));
  const concerns = (file: string) =>
    file.startsWith(`${brands}/`) ||
    (/(\/widget\.json|\.[jt]sx?)$/.test(file) && isWidgets(file)) ||
    options.adapterFolders.includes(dirname(file)) ||
    [CHECKS_FOLDER, CHANGES_FOLDER, jurisdictionsBeside(brands)].some(
      (folder) => resolve(options.root, folder) === dirname(file),
    ) ||
    /\/schemas\/(brand|portal)\/[^/]+\.json$/.test(file);
  const say = (brand: LiveBrand): IssuesMessage => ({
    brand: brand.id,
    issues: errorTexts(brand, store.workspace()),
  });

  /** Lists the words of widgets anew, one time after another. A list that has changed comes back as a changed file. */
  let kept = Promise.resolve();
  const over = new AbortController();
  const keep = () => {
    kept = kept
      .then(() => keepWords(store.workspace(), over.signal))
      .catch((error: Error) => options.log(`The words of widgets could not be listed: ${error.message}`));
  };
  keep();

  const editors = keepEditors(store.workspace, (error) =>
    options.log(`The schemas for editors could not be written: ${error.message}`),
  );
  editors.concern(listBrands(store.workspace()));

  const { moduleGraph } = server.environments.client;
  const isOpen = (id: string) =>
    moduleGraph.getModuleById(RESOLVED + brandModuleId(id, 'entry')) !== undefined;
  /** Has the modules of a brand be made anew, which the studio's frame had of a draft. */
  const forget = (id: string) => {
    for (const [key, module] of moduleGraph.idToModuleMap) {
      const parsed = parseModuleId(key.slice(RESOLVED.length));
      if (parsed && 'brand' in parsed && parsed.brand === id) moduleGraph.invalidateModule(module);
    }
  };
  const failed = (error: Error) => options.log(`What was saved could not be shown: ${error.message}`);
  /** The parts of each brand that pages may have, also when it is gone or broken: its return is held against them. */
  const shown = new Map(store.brands().map(({ id, parts }) => [id, parts]));
  const paint = async (brand: LiveBrand, components: PluginOptions['components']) => {
    const last = shown.get(brand.id);
    if (brand.parts) shown.set(brand.id, brand.parts);
    if (!isOpen(brand.id) || !brand.parts || brand.parts === last) return;
    if (!last) return forget(brand.id);
    const textOf = (id: string, parts: BrandParts) =>
      textOfModule(id, parts, {
        ...options.plugin,
        components: parts === brand.parts ? store.components : components,
      });
    await show(server, last, brand.parts, textOf);
  };
  const take = async (paths: readonly string[], { isAgain, isNextWaiting }: Taking) => {
    const saved = paths.map((file) => relative(options.root, file).split(sep).join('/'));
    const isCode = (file: string) => !file.endsWith('.json') && isWidgets(resolve(options.root, file));
    if (!isAgain && saved.some((file) => isCode(file) || file.includes('/messages/'))) keep();
    // Code that is in the page changes there by itself.
    const files = saved.filter((file) => !isCode(file));
    if (files.length === 0) return;
    const before = new Map(store.brands().map(({ id, issues }) => [id, issues]));
    const components = store.components();
    const updated: LiveBrand[] = [];
    for await (const brand of store.update(files, isOpen, isNextWaiting)) {
      editors.wait();
      updated.push(brand);
      await paint(brand, () => components).catch(failed);
      hot.send('livery:issues', say(brand));
    }
    const now = new Set(store.brands().map(({ id }) => id));
    for (const id of before.keys()) if (!now.has(id)) options.log(`The brand ${id} has gone.`);
    options.changed?.(files);
    if (updated.length === 0) return;
    printIssues(updated, store.workspace(), options.log);
    for (const sentence of mendedSentences(before, updated)) options.log(sentence);
    editors.concern(withExtended(updated, store.workspace().brandsFolder));
    const fresh = updated.filter(({ id }) => !before.has(id));
    for (const { id } of fresh) options.log(`The brand ${id} has come.`);
  };
  const { add, stop } = gather(take, failed);
  const onChange = (_event: string, path: string) => {
    const file = resolve(options.root, path);
    if (!concerns(file)) return;
    editors.wait();
    add(file);
  };

  server.watcher.on('all', onChange);
  hot.on('livery:hello', ({ brand: id }: { brand: string }, client) => {
    const brand = store.brand(id);
    if (brand) client.send('livery:issues', say(brand));
  });
  return () => {
    server.watcher.off('all', onChange);
    over.abort();
    editors.stop();
    stop();
  };
}

/** Brands, and those in their folder that they extend: these may have changed, and are no portals themselves. */
function withExtended(brands: readonly LiveBrand[], folder: string): string[] {
  const chains = brands.flatMap(({ result }) => result.chain);
  return [...new Set(chains.filter((link) => link.folder === `${folder}/${link.id}`).map(({ id }) => id))];
}

function textOfModule(id: string, parts: BrandParts, plugin: PluginOptions): string {
  const module = parseModuleId(id);
  return module ? moduleText(module, { ...plugin, brand: () => parts }) : '';
}

/**
 * Brings what has changed into the brand's open pages. Colours and the manifest are sent as they are, and need no further
 * request; of all else, pages fetch the modules again: scripts in one step, so that they never meet half a change.
 */
async function show(
  server: ViteDevServer,
  before: BrandParts,
  after: BrandParts,
  textOf: (id: string, parts: BrandParts) => string,
): Promise<void> {
  const { client } = server.environments;
  const now = Date.now();
  const seen = new Set<EnvironmentModuleNode>();
  const loaded = (id: string) => client.moduleGraph.getModuleById(RESOLVED + id);
  const invalidate = (id: string) => {
    const module = loaded(id);
    if (module) client.moduleGraph.invalidateModule(module, seen, now, true);
  };
  const send = (message: Omit<SavedMessage, 'brand'>) =>
    client.hot.send('livery:saved', { brand: after.id, ...message } satisfies SavedMessage);
  const [style, manifest] = [brandModuleId(after.id, 'tokens.css'), brandModuleId(after.id, 'manifest')];
  const styles = textOf(style, after);
  if (styles !== textOf(style, before)) {
    invalidate(style);
    send({ styles });
  }
  const scripts = changedModules(before, after, textOf);
  for (const id of scripts) invalidate(id);
  if (scripts.length === 0) return;
  if (scripts.every((id) => id === manifest)) return send({ manifest: after.brand });
  // A running portal takes all of its parts anew but how it reaches its platform: then the page is loaded again.
  const portal = brandModuleId(after.id, 'portal');
  const module = loaded(scripts.includes(portal) ? portal : brandModuleId(after.id, 'parts'));
  if (module) await client.reloadModule(module);
}
