import { once } from 'node:events';
import { join } from 'node:path';
import { reachOfFiles } from '@liveryjs/workspace/changes/reach-of-files';
import { openWith } from '@liveryjs/workspace/edits/findings';
import type { Workspace } from '@liveryjs/workspace/open';
import type { Terminal } from '@liveryjs/workspace/terminal';
import type { Command } from 'commander';
import { filesOfSet, refuse, setNamed } from './change-set.ts';
import { foldersOf } from './folders.ts';
import { origin, port } from './numbers.ts';
import { exitCodes, starting } from './verb.ts';

/** Pages that an address names beside it. */
const MOST_PAGES = 5;

/** Adds the verb that shows the portals which a change set touches. */
export function addPreview(
  change: Command,
  open: (command: Command) => Promise<Workspace>,
  { out, status, signal }: Terminal,
  finish: (code: number) => void,
): void {
  change
    .command('preview')
    .description(
      'Show the portals that a change set touches as they would be with it: an address each, without a build. Saved edits show at once; livery dev may run beside it.',
    )
    .argument('<name>', 'name of the set')
    .option('--port <n>', 'port, 0 for any free one (default: 5173, or the next free one)', port)
    .option('--platform <origin>', 'a platform to use instead of a sandbox', origin)
    .action(
      async (
        name: string,
        { port: wish, platform }: { port?: number; platform?: string },
        command: Command,
      ) => {
        const workspace = await open(command);
        const files = filesOfSet(command, workspace, setNamed(command, workspace, name));
        const reached = reachOfFiles(workspace, await openWith(workspace, files), files);
        if (reached.length === 0) refuse(command, `${name} touches no page. See: livery change show ${name}`);
        status('Starting …');
        const { startDev } = await import('#scripts/dev/start-dev.ts');
        const folders = foldersOf(command);
        // All that a server tells of all brands at its start is left out. Later lines are of what changes.
        let log = (_line: string) => {};
        const server = await starting(() =>
          startDev({
            ...folders,
            change: name,
            port: wish,
            platform,
            sandboxPort: 0,
            // The sandbox of a livery dev that runs has its own folder open.
            sandboxFolder: join(folders.root, '.livery/previews', name),
            studio: false,
            log: (line) => log(line),
            signal,
          }),
        );
        const addresses = new Map(server.addresses().map(({ id, url }) => [id, url]));
        for (const { brand, pages, isEveryPage } of reached) {
          const more = pages.length > MOST_PAGES ? `, and ${pages.length - MOST_PAGES} more` : '';
          const where = isEveryPage ? 'every page' : `${pages.slice(0, MOST_PAGES).join(', ')}${more}`;
          out(`${brand}: ${addresses.get(brand)} (${where})`);
        }
        if (platform === undefined) {
          const { printAccounts } = await import('#scripts/dev/print-accounts.ts');
          out('');
          await printAccounts(server.platform, out);
        }
        log = out;
        if (!signal.aborted) await once(signal, 'abort');
        await server.close();
        finish(exitCodes.ok);
      },
    );
}
