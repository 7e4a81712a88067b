import { join } from 'node:path';
import { settleInTurn } from '#sandbox/contracts/settle-in-turn.ts';
import { openStore } from '#sandbox/store/open-store.ts';
import { createSandbox } from './create-sandbox.ts';

export interface StartOptions {
  /** 0: any that is free. */
  readonly port?: number;
  readonly host?: string;
  /** The folder of the embedded database. */
  readonly folder?: string;
  /** Folder of finished databases that new ones start from; beside `folder` by default. */
  readonly templates?: string;
  /** PostgreSQL, in the place of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Milliseconds from one settlement of contracts to the next; left out, they are settled when somebody asks. */
  readonly settleEvery?: number;
  /** True when its controls are served. Default: only where nobody but this machine reaches it. */
  readonly controls?: boolean | undefined;
  /** As in `createSandbox`. */
  readonly proxyKey?: string | undefined;
  readonly log?: (line: string) => void;
}

export interface StartedSandbox {
  /** Without a slash at the end. */
  readonly url: string;
  /** Where it keeps its data, for people. */
  readonly store: string;
  close(): Promise<void>;
}

/**
 * Starts the platform over HTTP.
 *
 * @throws Error, in a sentence for people, when the port or the folder is another process's
 */
export async function startSandbox({
  port = 8790,
  host = '127.0.0.1',
  folder = '.livery/sandbox',
  templates = join(folder, '..', 'templates'),
  databaseUrl,
  settleEvery,
  controls = /^(localhost|127(\.\d+){3}|::1)$/i.test(host),
  proxyKey,
  log = console.error,
}: StartOptions = {}): Promise<StartedSandbox> {
  const store = await openStore(databaseUrl ? { databaseUrl } : { folder, templates });
  const sandbox = await createSandbox({ store, log, controls, proxyKey });
  const settling = settleEvery === undefined ? undefined : settleInTurn(store, settleEvery, log);
  const close = async () => {
    await settling?.end();
    await sandbox.close();
    await store.close();
  };
  try {
    const url = await sandbox.app.listen({ port, host });
    return { url, store: store.name, close };
  } catch (error) {
    await close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} of ${host} is taken. End what listens there, or name another port.`);
  }
}
