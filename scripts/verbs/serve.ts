import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { foldersOf } from './folders.ts';
import { origin, port } from './numbers.ts';
import { examples, exitCodes, starting, type Verb } from './verb.ts';

interface ServeOptions {
  readonly out?: string;
  readonly port?: number;
  readonly host?: string;
  readonly sandboxControls?: boolean;
  readonly platform?: string;
  readonly sandboxPort?: number;
}

export const serveVerb: Verb = (program, terminal, finish) => {
  program
    .command('serve')
    .description('Serve the built bundles by host name, with the headers of a static host.')
    .option('--out <folder>', 'where the bundles are (default: dist)')
    .option('--port <n>', 'port, 0 for any free one (default: 4173)', port)
    .option('--host <address>', 'address to listen on (default: this machine only)')
    .option('--sandbox-controls', 'have the sandbox’s controls behind another --host than this machine')
    .option('--platform <origin>', 'a platform to use instead of the sandbox', origin)
    .option('--sandbox-port <n>', 'port of the sandbox, 0 for any free one (default: 8790)', port)
    .addHelpText(
      'after',
      examples('livery build --all && livery serve', 'livery serve --platform https://platform.example.com'),
    )
    .action(async ({ out, platform, sandboxPort, ...options }: ServeOptions, command: Command) => {
      const folders = foldersOf(command);
      const { root } = folders;
      const { serveBuilds } = await import('#scripts/serve/serve-builds.ts');
      const { startSandbox } = await import('#scripts/dev/start-sandbox.ts');
      const { openWorkspace } = await import('@liveryjs/workspace/open');
      const { signal, out: log } = terminal;
      const { portal } = openWorkspace(folders);
      terminal.status('Starting …');
      const sandbox =
        platform === undefined
          ? await starting(() => startSandbox(root, portal?.sandbox, { port: sandboxPort, log }))
          : undefined;
      try {
        const server = await starting(() =>
          serveBuilds({
            ...options,
            root,
            outDir: out === undefined ? undefined : resolve(out),
            platform: platform ?? sandbox?.url ?? '',
            places: portal,
            proxyKey: sandbox?.proxyKey,
            signal,
            note: terminal.note,
          }),
        );
        const addresses = server.addresses();
        if (addresses.length === 0) terminal.note('There is no bundle yet. Build them: livery build --all');
        const width = Math.max(8, ...addresses.map(({ id }) => id.length));
        for (const { id, url } of addresses) log(`  ${id.padEnd(width)}  ${url}`);
        log(`  ${'platform'.padEnd(width)}  ${platform ?? sandbox?.url ?? ''}`);
        if (!signal.aborted) await once(signal, 'abort');
        await server.close();
      } finally {
        await sandbox?.close();
      }
      finish(exitCodes.ok);
    });
};
