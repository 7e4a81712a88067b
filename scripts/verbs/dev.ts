import { once } from 'node:events';
import type { Terminal } from '@liveryjs/workspace/terminal';
import type { Command } from 'commander';
import type { RunningDev, DevOptions as StartOptions } from '#scripts/dev/start-dev.ts';
import { atOption } from './at-option.ts';
import { brandsNamed, workspaceOf } from './brand-argument.ts';
import { changeOption, withChange } from './change-option.ts';
import { foldersOf } from './folders.ts';
import { origin, port } from './numbers.ts';
import { pseudoOption } from './pseudo-option.ts';
import { examples, exitCodes, starting, type Verb } from './verb.ts';

interface DevOptions {
  readonly port?: number;
  readonly host?: string;
  readonly sandboxControls?: boolean;
  readonly platform?: string;
  readonly sandboxPort?: number;
  readonly pseudo?: true;
  readonly at?: string;
  readonly change?: string;
}

interface StudioOptions extends DevOptions {
  readonly to?: string;
}

export const devVerb: Verb = (program, terminal, finish) => {
  program
    .command('dev')
    .description('Develop: all brands on one server, by host name; what is saved shows in the open page.')
    .option('--port <n>', 'port, 0 for any free one (default: 5173)', port)
    .option('--host <address>', 'address to listen on (default: this machine only)')
    .option('--sandbox-controls', 'have the sandbox’s controls behind another --host than this machine')
    .option('--platform <origin>', 'a platform to use instead of the sandbox', origin)
    .option('--sandbox-port <n>', 'port of the sandbox, 0 for any free one (default: 8790)', port)
    .option(...pseudoOption)
    .option(...atOption)
    .option(...changeOption)
    .addHelpText(
      'after',
      examples(
        'livery dev',
        'livery dev --port 8080',
        'livery dev --pseudo',
        'livery dev --at 2026-12-24T20:00',
        'livery dev --change spring-offer',
        'livery dev --platform https://platform.example.com',
      ),
    )
    .action(async (options: DevOptions, command: Command) => {
      const folders = foldersOf(command);
      await workspaceOf(command, folders);
      // A set that cannot be laid over the files is told before anything starts.
      await withChange(command, folders, options.change);
      await serve(terminal, { ...options, ...folders });
      finish(exitCodes.ok);
    });
};

export const studioVerb: Verb = (program, terminal, finish) => {
  program
    .command('studio')
    .description(
      'See portals and change them in the browser: what livery dev starts, and the studio to open.',
    )
    .argument('[brand]', 'id of the brand to begin with')
    .option('--port <n>', 'port, 0 for any free one (default: 5173)', port)
    .option('--platform <origin>', 'a platform to use instead of the sandbox', origin)
    .option('--sandbox-port <n>', 'port of the sandbox, 0 for any free one (default: 8790)', port)
    .option(...atOption)
    .option(
      '--to <place>',
      'where change sets are published from the studio: the folder of the releases, or s3://bucket/prefix (default: nowhere). Those with a time need a queue, too: LIVERY_QUEUE',
    )
    .addHelpText(
      'after',
      examples(
        'livery studio',
        'livery studio lotus',
        'livery studio --to /srv/portals',
        'livery studio --platform https://platform.example.com',
      ),
    )
    .action(async (brand: string | undefined, { to, ...options }: StudioOptions, command: Command) => {
      const folders = foldersOf(command);
      const workspace = await workspaceOf(command, folders);
      const [id] = brand === undefined ? [] : brandsNamed(command, workspace, [brand]);
      // An address that is none is told before anything starts.
      if (to !== undefined) await (await import('#scripts/releases/open-target.ts')).openTarget(to);
      await serve(terminal, { ...options, ...folders, releases: to }, ({ studio }) => {
        const open = id === undefined ? '' : `#/brand/${id}`;
        terminal.out(`Open the studio: ${studio}/${open}`);
      });
      finish(exitCodes.ok);
    });
};

/** Serves until the terminal ends it. @param started gets the server once it listens */
async function serve(
  { status, out, signal }: Terminal,
  options: StartOptions,
  started: (server: RunningDev) => void = () => {},
): Promise<void> {
  status('Starting …');
  const { startDev } = await import('#scripts/dev/start-dev.ts');
  const server = await starting(() => startDev({ ...options, log: out, signal }));
  started(server);
  if (!signal.aborted) await once(signal, 'abort');
  await server.close();
}
