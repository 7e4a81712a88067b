import { listBrands, loadBrand } from '@liveryjs/workspace/open';
import { printYear } from '@liveryjs/workspace/seasons/print-year';
import { yearOf } from '@liveryjs/workspace/seasons/year-of';
import { type Command, Option } from 'commander';
import { atOption } from './at-option.ts';
import { brandsNamed, workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

interface Options {
  readonly at?: string;
  readonly format: string;
  readonly json?: true;
}

export const seasonsVerb: Verb = (program, terminal, finish) => {
  program
    .command('seasons')
    .description('Show twelve months of brands as a calendar: when each season comes, and what it changes.')
    .argument('[brand...]', 'ids of brands, or @groups (default: all that are built)')
    .option(...atOption)
    .addOption(
      new Option('--format <format>', 'how it is written').choices(['pretty', 'json']).default('pretty'),
    )
    .option('--json', 'the same as --format json')
    .addHelpText(
      'after',
      examples('livery seasons', 'livery seasons aurora', 'livery seasons aurora --at 2027-06-01 --json'),
    )
    .action(async (names: string[], { at, format, json }: Options, command: Command) => {
      const workspace = await workspaceOf(command, foldersOf(command));
      const ids = brandsNamed(command, workspace, names);
      const all = (ids.length === 0 ? listBrands(workspace) : ids).map((id) => loadBrand(workspace, id));
      const read = all.filter(({ merged, abstract }) => merged && (ids.length > 0 || !abstract));
      const years = read.map((result) => yearOf(result, at));
      if (json || format === 'json') terminal.out(JSON.stringify(years, null, 2));
      else terminal.out(years.map((year) => printYear(year, terminal.colors)).join('\n\n'));
      const broken = all.filter(({ merged }) => merged === undefined);
      for (const { id } of broken) terminal.note(`${id} cannot be read. See: livery check ${id}`);
      finish(broken.length > 0 ? exitCodes.failed : exitCodes.ok);
    });
};
