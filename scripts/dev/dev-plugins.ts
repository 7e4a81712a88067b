import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { basename, join, resolve } from 'node:path';
import { keepWithSet } from '@liveryjs/workspace/changes/keep-with-set';
import { keepRepository, type WorkspaceFolders } from '@liveryjs/workspace/open';
import { placeOf } from '@liveryjs/workspace/open/node-files';
import { codeFolders, nearestFile, packageFolder } from '@liveryjs/workspace/open/packages';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption, ProxyOptions, UserConfig, ViteDevServer } from 'vite';
import type { BrandFile } from '#scripts/plugin/brand-parts.ts';
import { liveryPlugin, type PluginOptions } from '#scripts/plugin/livery-plugin.ts';
import { portalFilesOf } from '#scripts/plugin/parts-of.ts';
import { refuseFolder } from '#scripts/refuse-folder.ts';
import { hostPattern } from '#scripts/serve/host-names.ts';
import { headersPassedOn, type PassingOn } from '#scripts/serve/passing-on.ts';
import { STUDIO } from '#scripts/studio/client-files.ts';
import { createDraftBrands, type DraftBrands } from '#scripts/studio/draft-brands.ts';
import { type StudioServer, serveStudio } from '#scripts/studio/serve-studio.ts';
import { Studio } from '#scripts/studio/studio.ts';
import { isForStudio } from '#scripts/studio/who-may-ask.ts';
import { type BrandStore, createBrandStore } from './brand-store.ts';
import { devMiddleware, MADE_FILES } from './dev-middleware.ts';
import { followChanges } from './follow-changes.ts';
import { fsAddress } from './fs-address.ts';
import { installedDeps, SERVED_AS_THEY_ARE } from './installed-deps.ts';

/** The module by which portals join the studio that they stand in a frame of. */
const FRAME = fsAddress(
  nearestFile(resolve(import.meta.dirname, '../studio/frame'), ['join-studio.ts', 'join-studio.js']) ?? '',
);

/** The root is absolute. */
export interface DevPluginsOptions extends WorkspaceFolders, PassingOn {
  /** Origin of the platform that calls go on to; undefined: they go nowhere. */
  readonly platform: string | undefined;
  /** Adds two pseudo-languages to every brand, for looking. Default: no. */
  readonly pseudo?: boolean | undefined;
  /** Serves the studio, too. Default: no. */
  readonly studio?: boolean | undefined;
  /** The place in which the studio publishes change sets. Default: it publishes none. */
  readonly releases?: string | undefined;
  /** Name of a change set that is laid over the files. */
  readonly change?: string | undefined;
  /** Where lines for the terminal go. */
  readonly log: (line: string) => void;
}

/** The plugins that make a server of Vite the development server of all brands. */
export interface DevPlugins {
  readonly plugins: PluginOption[];
  /** The brands, once the server has begun. */
  store(): BrandStore;
}

/** Plugins of Vite that answer with each brand's page by host name, and bring saved files into open pages. */
export function devPlugins({
  platform,
  pseudo,
  studio: isServed = false,
  change,
  releases,
  log,
  ...options
}: DevPluginsOptions): DevPlugins {
  const { root, brandsFolder = 'brands', widgetFolders = ['widgets'], adapterFolders = [] } = options;
  refuseFolder(root);
  const all = { root, brandsFolder, widgetFolders, adapterFolders };
  const folders = [brandsFolder, ...widgetFolders].map((path) => resolve(root, path));
  let begun: BrandStore | undefined;
  let drafted: DraftBrands | undefined;
  let stop = () => {};
  const store = () => {
    if (begun === undefined) throw new Error('The server has not begun yet.');
    return begun;
  };
  const plugin: PluginOptions = {
    // A brand whose files have never been without errors has a page in the studio's frame alone, as its draft mends it.
    brand: (id) => store().brand(id)?.parts ?? drafted?.brand(id)?.parts,
    components: () => store().components(),
    portal: () => portalFilesOf(store().workspace()),
    adapters: () => store().adapters(),
    dev: { fileUrl: (file) => addressOf(root, file), frame: isServed ? FRAME : undefined },
  };
  const pages: Plugin = {
    name: 'livery:pages',
    async config() {
      const repository =
        change === undefined ? await keepRepository(all) : await keepWithSet(all, change, log);
      begun = createBrandStore(repository, pseudo);
      return settingsOf(store(), { ...options, platform }, folders);
    },
    async configureServer(server) {
      const adapters = adapterFoldersOf(store(), adapterFolders);
      server.watcher.add([...folders, ...adapters]);
      const addresses = () => ({
        port: portOf(server),
        addressOf: (file: BrandFile) => addressOf(root, file),
      });
      if (isServed) drafted = createDraftBrands(store(), () => keepRepository(all), pseudo);
      const studio = drafted && new Studio({ store: drafted, saved: store(), addresses, releases, log });
      stop = followChanges(server, store(), {
        root,
        folders,
        adapterFolders: adapters,
        plugin,
        log,
        changed: (files) => {
          studio?.refresh(files).catch((error: Error) => log(`The studio missed a change: ${error.message}`));
        },
      });
      if (studio) {
        await studio.begin();
        placeStudio(
          server,
          serveStudio(studio, () => portOf(server), log),
        );
      }
      return devMiddleware(server, {
        store: store(),
        port: () => portOf(server),
        addressOf: (file) => addressOf(root, file),
        drafted: drafted?.brands,
        at: options.at,
      });
    },
    buildEnd: () => stop(),
  };
  return { plugins: [liveryPlugin(plugin), react(), pages], store };
}

/** Has the studio answer on its host name, before anything else does. */
function placeStudio({ middlewares, httpServer }: ViteDevServer, studio: StudioServer): void {
  // No socket has anything to tell its page.
  httpServer?.prependListener('upgrade', (request, socket) => {
    if (isForStudio(request)) socket.destroy();
  });
  middlewares.use((request, response, next) => {
    const answered = studio(request, response);
    if (answered === undefined) next();
    else answered.catch(next);
  });
}

/** The port that a server listens on; 0 before it does. */
export function portOf({ httpServer }: Pick<ViteDevServer, 'httpServer'>): number {
  return (httpServer?.address() as AddressInfo | null)?.port ?? 0;
}

function settingsOf(
  store: BrandStore,
  { platform, root, adapterFolders = [], ...passingOn }: Omit<DevPluginsOptions, 'log' | 'change'>,
  folders: readonly string[],
): UserConfig {
  const code = codeFolders(store.workspace());
  const adapters = adapterFoldersOf(store, adapterFolders);
  const { portal: portalFile } = portalFilesOf(store.workspace());
  return {
    root,
    appType: 'custom',
    publicDir: false,
    optimizeDeps: {
      include: installedDeps((name) => packageFolder(name, root)),
      exclude: SERVED_AS_THEY_ARE,
      entries: [
        resolve(code.engine, 'boot/browser.tsx'),
        portalFile,
        ...folders.slice(1).map((folder) => `${folder}/**/*.tsx`),
        ...adapters.map((folder) => `${folder}/*.ts`),
        '!**/*.{test,stories}.{ts,tsx}',
      ],
    },
    server: {
      // The middleware checks host names itself: brands that come later bring names that are not known yet.
      allowedHosts: true,
      fs: {
        allow: [
          root,
          ...modulesFolders(root),
          code.packages,
          import.meta.dirname,
          resolve(import.meta.dirname, '../studio'),
          STUDIO,
          ...code.all,
          ...folders,
          ...adapters,
        ],
      },
      watch: { ignored: ['**/dist/**', '**/.livery/**'] },
      ...(platform === undefined ? {} : { proxy: proxyTo(platform, store, passingOn) }),
    },
  };
}

/** Folders in which Node looks for the packages of a repository. Fonts of a package may lie in a workspace above. */
function modulesFolders(root: string): string[] {
  const paths = createRequire(join(root, 'package.json')).resolve.paths('livery') ?? [];
  return paths.filter((path) => basename(path) === 'node_modules');
}

/** The ways of pages to their platform. */
function proxyTo(target: string, store: BrandStore, passingOn: PassingOn): Record<string, ProxyOptions> {
  const { paths = [], frames } = store.workspace().portal ?? {};
  const proxied: ProxyOptions = {
    target,
    changeOrigin: true,
    configure: (proxy) =>
      proxy.on('proxyReq', (outgoing, incoming) => {
        for (const [name, value] of Object.entries(headersPassedOn(incoming, passingOn)))
          outgoing.setHeader(name, value);
      }),
  };
  const host = frames && hostPattern(frames.host);
  return {
    ...Object.fromEntries(paths.map((path) => [`^${path}/`, proxied])),
    ...(frames && {
      [`^${frames.path}/`]: {
        ...proxied,
        bypass: ({ headers, url }) => (host?.test(headers.host ?? '') ? undefined : url),
      },
    }),
  };
}

/** Absolute paths. */
function adapterFoldersOf(store: BrandStore, more: readonly string[]): string[] {
  const { root, portal } = store.workspace();
  const ofPortal = portal === undefined ? [] : [`${portal.folder}/adapters`];
  return ['adapters', ...ofPortal, ...more].map((path) => resolve(root, path));
}

function addressOf(root: string, { path, bytes, made }: BrandFile): string {
  const version = versions.get(bytes) ?? createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  versions.set(bytes, version);
  if (made) return `${MADE_FILES}${version}/${path.split('/').at(-1)}`;
  return `${fsAddress(placeOf(root, path))}?v=${version}`;
}

/** A file that did not change keeps its bytes. */
const versions = new WeakMap<Uint8Array, string>();
