import { resolve } from 'node:path';
import { openWorkspace, type WorkspaceFolders } from '@liveryjs/workspace/open';
import { createServer } from 'vite';
import { localAddress } from '#scripts/serve/host-names.ts';
import type { PassingOn } from '#scripts/serve/passing-on.ts';
import { studioOrigin } from '#scripts/studio/who-may-ask.ts';
import type { LiveBrand } from './brand-store.ts';
import { devPlugins, portOf } from './dev-plugins.ts';
import { printAccounts } from './print-accounts.ts';
import { printIssues } from './print-issues.ts';
import { type RunningSandbox, startSandbox } from './start-sandbox.ts';

export interface DevOptions extends WorkspaceFolders, Omit<PassingOn, 'proxyKey'> {
  /** Origin of a platform; without one the sandbox is started. */
  readonly platform?: string | undefined;
  /** A sandbox that runs already, in place of one that starts and ends with the server. */
  readonly sandbox?: RunningSandbox | undefined;
  /** Default: 5173. 0 takes any free port; a taken one moves on to the next. */
  readonly port?: number | undefined;
  /** Port of the sandbox. Default: its own. */
  readonly sandboxPort?: number | undefined;
  /** Folder of the sandbox's data. Default: its own, which one server has at a time. */
  readonly sandboxFolder?: string | undefined;
  /** Adds two pseudo-languages to every brand, for looking. Default: no. */
  readonly pseudo?: boolean | undefined;
  /** Serves the studio, too, where the server listens to this machine alone. Default: yes. */
  readonly studio?: boolean | undefined;
  /** The folder of the releases, or the address of a storage, in which the studio publishes. Default: it publishes nothing. */
  readonly releases?: string | undefined;
  /** Name of a change set that is laid over the files. Default: none. */
  readonly change?: string | undefined;
  /** Where lines for the terminal go. Default: standard output. */
  readonly log?: ((line: string) => void) | undefined;
  /** Ends the server. */
  readonly signal?: AbortSignal | undefined;
}

export interface RunningDev {
  readonly port: number;
  /** Origin of the studio, where it is served. */
  readonly studio: string | undefined;
  /** Origin of the platform. */
  readonly platform: string;
  /** Addresses of the brands, as of now. */
  addresses(): readonly { readonly id: string; readonly url: string }[];
  close(): Promise<void>;
}

/**
 * Starts one development server for all brands, told apart by host name, and the sandbox when no platform is named.
 * Saved manifests, tokens, messages and widgets show in open pages, which keep their state. A broken manifest shows
 * its issues in the page and the terminal, over the last good version, until it is mended.
 *
 * @throws where no sandbox can be started, and where no port can be listened on
 */
export async function startDev({
  log = console.log,
  port = 5173,
  sandboxPort,
  sandboxFolder,
  signal,
  sandbox: running,
  studio: isWanted = true,
  ...options
}: DevOptions): Promise<RunningDev> {
  const root = resolve(options.root);
  const started =
    options.platform === undefined && running === undefined
      ? await startSandbox(root, openWorkspace(options).portal?.sandbox, {
          port: sandboxPort,
          folder: sandboxFolder,
          log,
        })
      : undefined;
  const sandbox = running ?? started;
  const platform = options.platform ?? sandbox?.url ?? '';
  // A draft would lie over files that nobody has saved.
  const isServed = isWanted && isOwnMachine(options.host) && options.change === undefined;
  try {
    const { plugins, store } = devPlugins({
      ...options,
      root,
      platform,
      proxyKey: sandbox?.proxyKey,
      studio: isServed,
      log,
    });
    const server = await createServer({
      root,
      configFile: false,
      clearScreen: false,
      logLevel: 'warn',
      plugins,
      server: { host: options.host ?? '127.0.0.1', port },
    });
    try {
      await server.listen();
    } catch (error) {
      await server.close();
      throw error;
    }
    const brands = () => store().brands();
    printIssues(brands(), store().workspace(), log);
    const studio = isServed ? studioOrigin(portOf(server)) : undefined;
    printAddresses(brands(), portOf(server), platform, studio, log);
    if (sandbox) await printAccounts(sandbox.url, log);

    let closing: Promise<unknown> | undefined;
    const close = async () => {
      closing ??= Promise.all([server.close(), started?.close()]);
      await closing;
    };
    signal?.addEventListener('abort', () => void close(), { once: true });
    const addresses = () =>
      brands().map((brand) => ({ id: brand.id, url: localAddress(brand, portOf(server)) }));
    return { port: portOf(server), studio, platform, addresses, close };
  } catch (error) {
    await started?.close();
    throw error;
  }
}

/** Tells whether nobody but this machine reaches a server. @param host that it listens on */
function isOwnMachine(host = '127.0.0.1'): boolean {
  return ['127.0.0.1', 'localhost', '::1'].includes(host);
}

function printAddresses(
  brands: readonly LiveBrand[],
  port: number,
  platform: string,
  studio: string | undefined,
  log: (line: string) => void,
): void {
  const rows = [
    ...brands.map((brand) => [brand.id, localAddress(brand, port)] as const),
    ['platform', platform] as const,
    ...(studio === undefined ? [] : [['studio', `${studio}/`] as const]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  log(`\n${rows.map(([name, address]) => `  ${name.padEnd(width)}  ${address}`).join('\n')}\n`);
}
