import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { dirname, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ProxyOptions, type ViteDevServer } from 'vite';
import type { BrandFile } from '#scripts/plugin/brand-parts.ts';
import { liveryPlugin, type PluginOptions } from '#scripts/plugin/livery-plugin.ts';
import { GAMES_HOST, GAMES_PATH, localAddress } from '#scripts/serve/host-names.ts';
import { headersPassedOn, type PassingOn } from '#scripts/serve/passing-on.ts';
import { loadChecks, openWorkspace } from '#scripts/workspace/index.ts';
import { placeOf } from '#scripts/workspace/node-files.ts';
import { codeFolders, packageFolder } from '#scripts/workspace/packages.ts';
import { type BrandStore, createBrandStore, type LiveBrand } from './brand-store.ts';
import { devMiddleware } from './dev-middleware.ts';
import { followChanges } from './follow-changes.ts';
import { fsAddress } from './fs-address.ts';
import { installedDeps, SERVED_AS_THEY_ARE } from './installed-deps.ts';
import { printAccounts } from './print-accounts.ts';
import { printIssues } from './print-issues.ts';
import { startSandbox } from './start-sandbox.ts';

export interface DevOptions extends Omit<PassingOn, 'proxyKey'> {
  /** Folder of the repository; the other folders are relative to it or absolute. */
  readonly root: string;
  /** Default: brands. */
  readonly brandsFolder?: string | undefined;
  /** Beside those of the installed packages. Default: widgets. */
  readonly widgetFolders?: readonly string[] | undefined;
  /** Beside those of the installed packages. Default: adapters. */
  readonly adapterFolders?: readonly string[] | undefined;
  /** Origin of a platform; without one the sandbox is started. */
  readonly platform?: string | undefined;
  /** Default: 5173. 0 takes any free port; a taken one moves on to the next. */
  readonly port?: number | undefined;
  /** Port of the sandbox. Default: its own. */
  readonly sandboxPort?: number | undefined;
  /** Where lines for the terminal go. Default: standard output. */
  readonly log?: ((line: string) => void) | undefined;
  /** Ends the server. */
  readonly signal?: AbortSignal | undefined;
}

export interface RunningDev {
  readonly port: number;
  /** Origin of the platform. */
  readonly platform: string;
  /** Addresses of the brands, as of now. */
  addresses(): readonly { readonly id: string; readonly url: string }[];
  close(): Promise<void>;
}

const PLATFORM_PATHS = '^/(wps|lgw|lotto|sandbox)/';

/**
 * Starts one development server for all brands, told apart by host name, and the sandbox when no platform is named.
 * Saved manifests, tokens, messages and widgets show in open pages, which keep their state. A broken manifest shows
 * its issues in the page and the terminal, over the last good version, until it is mended.
 */
export async function startDev(options: DevOptions): Promise<RunningDev> {
  const log = options.log ?? console.log;
  const sandbox =
    options.platform === undefined
      ? await startSandbox(resolve(options.root), { port: options.sandboxPort, log })
      : undefined;
  const platform = options.platform ?? sandbox?.url ?? '';
  const passingOn = { ...options, proxyKey: sandbox?.proxyKey };
  try {
    const { server, store, stop } = await startServer(passingOn, platform, log);
    const port = portOf(server);
    printIssues(store.brands(), store.workspace(), log);
    printAddresses(store.brands(), port, platform, log);
    if (sandbox) await printAccounts(sandbox.url, log);

    let closing: Promise<unknown> | undefined;
    const close = async () => {
      stop();
      closing ??= Promise.all([server.close(), sandbox?.close()]);
      await closing;
    };
    options.signal?.addEventListener('abort', () => void close(), { once: true });
    const addresses = () => store.brands().map((brand) => ({ id: brand.id, url: localAddress(brand, port) }));
    return { port, platform, addresses, close };
  } catch (error) {
    await sandbox?.close();
    throw error;
  }
}

async function startServer(
  {
    root: given,
    brandsFolder,
    widgetFolders,
    adapterFolders: adapters = [],
    port,
    ...passingOn
  }: DevOptions & PassingOn,
  platform: string,
  log: (line: string) => void,
): Promise<{ server: ViteDevServer; store: BrandStore; stop: () => void }> {
  const root = resolve(given);
  const checks = await loadChecks(root);
  const store = createBrandStore(() =>
    openWorkspace({
      root,
      checks,
      ...(brandsFolder === undefined ? {} : { brands: brandsFolder }),
      ...(widgetFolders === undefined ? {} : { widgets: widgetFolders }),
      adapters,
    }),
  );
  const folders = [brandsFolder ?? 'brands', ...(widgetFolders ?? ['widgets'])].map((path) =>
    resolve(root, path),
  );
  const adapterFolders = ['adapters', 'platform/adapters', ...adapters].map((path) => resolve(root, path));
  const code = codeFolders(root);
  const plugin = pluginOptions(root, store);
  const pages: Plugin = {
    name: 'livery:pages',
    configureServer: (vite) => devMiddleware(vite, { store, port: () => portOf(vite) }),
  };
  const proxied: ProxyOptions = {
    target: platform,
    changeOrigin: true,
    configure: (proxy) =>
      proxy.on('proxyReq', (outgoing, incoming) => {
        for (const [name, value] of Object.entries(headersPassedOn(incoming, passingOn)))
          outgoing.setHeader(name, value);
      }),
  };
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    publicDir: false,
    clearScreen: false,
    logLevel: 'warn',
    plugins: [liveryPlugin(plugin), react(), pages],
    optimizeDeps: {
      include: installedDeps((name) => packageFolder(name, root)),
      exclude: SERVED_AS_THEY_ARE,
      entries: [
        resolve(code.engine, 'boot/browser.tsx'),
        resolve(code.platform, 'portal.ts'),
        ...folders.slice(1).map((folder) => `${folder}/*/*.tsx`),
        ...adapterFolders.map((folder) => `${folder}/*.ts`),
        '!**/*.{test,stories}.{ts,tsx}',
      ],
    },
    server: {
      host: passingOn.host ?? '127.0.0.1',
      port: port ?? 5173,
      // The middleware checks host names itself: brands that come later bring names that are not known yet.
      allowedHosts: true,
      fs: { allow: [root, dirname(code.engine), import.meta.dirname, ...folders, ...adapterFolders] },
      watch: { ignored: ['**/dist/**', '**/.livery/**'] },
      proxy: {
        [PLATFORM_PATHS]: proxied,
        [`^${GAMES_PATH}/`]: {
          ...proxied,
          bypass: ({ headers, url }) => (GAMES_HOST.test(headers.host ?? '') ? undefined : url),
        },
      },
    },
  });
  server.watcher.add([...folders, ...adapterFolders]);
  const stop = followChanges(server, store, { root, folders, adapterFolders, plugin, log });
  try {
    await server.listen();
  } catch (error) {
    stop();
    await server.close();
    throw error;
  }
  return { server, store, stop };
}

function pluginOptions(root: string, store: BrandStore): PluginOptions {
  const fileUrl = ({ path, bytes }: BrandFile) => {
    const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    return `${fsAddress(placeOf(root, path))}?v=${version}`;
  };
  return {
    brand: (id) => store.brand(id)?.parts,
    components: store.components,
    adapters: store.adapters,
    dev: { fileUrl },
  };
}

function printAddresses(
  brands: readonly LiveBrand[],
  port: number,
  platform: string,
  log: (line: string) => void,
): void {
  const rows = [
    ...brands.map((brand) => [brand.id, localAddress(brand, port)] as const),
    ['platform', platform] as const,
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  log(`\n${rows.map(([name, address]) => `  ${name.padEnd(width)}  ${address}`).join('\n')}\n`);
}

function portOf({ httpServer }: ViteDevServer): number {
  return (httpServer?.address() as AddressInfo | null)?.port ?? 0;
}
