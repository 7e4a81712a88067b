import { relative, resolve, sep } from 'node:path';
import { printReach } from '@liveryjs/workspace/reach/print-reach';
import { reach } from '@liveryjs/workspace/reach/reach';
import type { Command } from 'commander';
import { workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

export const reachVerb: Verb = (program, terminal) => {
  program
    .command('reach')
    .description(
      'Say which brands, pages, modes and languages a change in a file, or in one value of it, touches.',
    )
    .argument(
      '<place>',
      'file of a brand or a widget; behind a # a JSON Pointer, in which items may be named by id',
    )
    .option('--json', 'as data: one object a brand')
    .addHelpText(
      'after',
      examples(
        'livery reach brands/house/tokens.json',
        'livery reach brands/house/brand.json#/routes/home/main/hot/props/pageSize',
        'livery reach brands/house/messages/EN.json#/nav.home',
        'livery reach brands/house/assets/logo.svg --json',
      ),
    )
    .action(async (place: string, { json }: { json?: true }, command: Command) => {
      const folders = foldersOf(command);
      const workspace = await workspaceOf(command, folders);
      const [, file = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(place) ?? [];
      const placeInWorkspace = `${inWorkspace(workspace, file)}${fragment}`;
      const outcome = reach(workspace, placeInWorkspace);
      if ('wrong' in outcome) return command.error(`error: ${outcome.wrong}`, { exitCode: exitCodes.usage });
      for (const id of outcome.unreadable)
        terminal.note(`${id} cannot be read, and is not in this. See: livery check ${id}`);
      terminal.out(
        json
          ? JSON.stringify(outcome.reached, null, 2)
          : printReach(placeInWorkspace, outcome.reached, terminal.colors),
      );
    });
};

/** A path of the workspace as it is, else as one that is relative to where one stands. */
function inWorkspace({ files, root }: Awaited<ReturnType<typeof workspaceOf>>, file: string): string {
  if (files.size(file) !== undefined) return file;
  const here = relative(root, resolve(file)).split(sep).join('/');
  return files.size(here) === undefined ? file : here;
}
