import { listBrands } from '@liveryjs/workspace/open';
import type { Command } from 'commander';
import { brandSheet } from '#scripts/sheet/brand-sheet.ts';
import { printSheet, sheetCsv } from '#scripts/sheet/print-sheet.ts';
import { brandsNamed, workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { jsonOption } from './outcomes.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

interface Options {
  readonly to?: string;
  readonly json?: true;
  readonly csv?: true;
}

export const brandsVerb: Verb = (program, terminal) => {
  program
    .command('brands')
    .description(
      'List brands, a row each: name, languages, currency, merchant, place, domains, seasons to come, what visitors have, and findings.',
    )
    .argument('[brand...]', 'ids of brands, or @ and the name of a group (default: all)')
    .option('--to <place>', 'the folder of the releases, or s3://bucket/prefix: says what visitors have')
    .option(...jsonOption)
    .option('--csv', 'as a table for spreadsheets')
    .addHelpText(
      'after',
      examples('livery brands', 'livery brands @asia --to /srv/portals', 'livery brands --csv > brands.csv'),
    )
    .action(async (names: string[], { to, json, csv }: Options, command: Command) => {
      if (json && csv) command.error('error: give --json or --csv, not both.', { exitCode: exitCodes.usage });
      const workspace = await workspaceOf(command, foldersOf(command));
      const ids = names.length === 0 ? listBrands(workspace) : brandsNamed(command, workspace, names);
      const { openTarget } = await import('#scripts/releases/open-target.ts');
      const target = to === undefined ? undefined : await openTarget(to);
      terminal.status('Checking …');
      const rows = await brandSheet(workspace, ids, { target, signal: terminal.signal });
      terminal.status('');
      if (json) terminal.out(JSON.stringify(rows, null, 2));
      else terminal.out(csv ? sheetCsv(rows).trimEnd() : printSheet(rows, terminal.colors, terminal.columns));
    });
};
