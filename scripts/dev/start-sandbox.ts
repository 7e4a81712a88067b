import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { nearestFile, packageFolder } from '@liveryjs/workspace/open/packages';

const require = createRequire(import.meta.url);

export interface RunningSandbox {
  /** Origin that it answers on. */
  readonly url: string;
  /** The key by which the sandbox recognises the server that passes calls on to it. */
  readonly proxyKey: string;
  close(): Promise<void>;
}

/** The line that the sandbox prints once it answers. */
const READY = /(https?:\/\/[^\s/,]+)/;

const OTHERWISE = 'name a platform that runs already with --platform and its address.';

const REMEDY =
  'Another port is named with --sandbox-port; a platform that runs already is used with --platform and its address.';

/**
 * Starts the sandbox in a process of its own, which ends with this one.
 * @param root folder that the sandbox is installed for, and that it keeps its data in
 * @param name of the sandbox's package, as portal.json has it; undefined where there is none for these portals
 * @throws where it is not installed, and when it ends before it is ready; the message is what it printed, and what to do
 */
export async function startSandbox(
  root: string,
  name: string | undefined,
  options: {
    readonly port?: number | undefined;
    /** Folder of the sandbox's data. Default: its own. */
    readonly folder?: string | undefined;
    readonly log: (line: string) => void;
  },
): Promise<RunningSandbox> {
  const given = [
    ...(options.port === undefined ? [] : ['--port', String(options.port)]),
    ...(options.folder === undefined ? [] : ['--folder', options.folder]),
  ];
  if (name === undefined) throw new Error(`These portals have no sandbox: ${OTHERWISE}`);
  const main = mainOf(root, name);
  if (main === undefined)
    throw new Error(`There is no platform to run on. Run npm install ${name}, or ${OTHERWISE}`);
  const proxyKey = randomUUID();
  // In the repository of the packages it is TypeScript.
  const loader = main.endsWith('.ts') ? ['--import', pathToFileURL(require.resolve('tsx')).href] : [];
  const child = spawn(process.execPath, [...loader, main, ...given], {
    cwd: root,
    env: { ...process.env, SANDBOX_PROXY_KEY: proxyKey },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  let printed = '';
  let ready = false;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (ready) options.log(text.trimEnd());
    else printed += text;
  });
  const url = await new Promise<string>((done, fail) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const [, address] = READY.exec(printed) ?? [];
      if (address !== undefined) done(address);
    });
    child.once('exit', () => fail(new Error(`The sandbox did not start. ${printed.trim()}\n${REMEDY}`)));
    child.once('error', fail);
  });
  ready = true;
  child.once('exit', (code) => {
    if (code) options.log(`The sandbox has ended with code ${code}.`);
  });
  return {
    url,
    proxyKey,
    async close() {
      process.off('exit', end);
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

function mainOf(root: string, name: string): string | undefined {
  const folder = packageFolder(name, root);
  return folder === undefined ? undefined : nearestFile(folder, ['main.js', 'main.ts']);
}
