import type { Terminal } from '@liveryjs/workspace/terminal';
import { type Command, InvalidArgumentError } from 'commander';
import type { ImportOptions } from './import-tokens.ts';
import { examples, type Verb } from './verb.ts';

export const importVerb: Verb = (program, terminal, finish) => {
  const verb = program
    .command('import')
    .description('Bring into a brand what was made elsewhere.')
    .addHelpText('after', examples('livery import tokens ./acme.tokens.json --brand lotus'));
  verb
    .command('tokens')
    .description(
      'Put the design tokens of a file, a folder or an installed package into a brand, and write a mapping by which it is done again.',
    )
    .argument(
      '[source...]',
      'files, folders or names of installed packages, in the format of the Design Tokens Community Group (default: those of the mapping)',
    )
    .option(
      '--brand <brand>',
      'id of the brand (default: the one whose folder holds the mapping, or the only one)',
    )
    .option(
      '--mode <mode=theme>',
      'fill only this mode, with a theme of the library where one is named; may be given again',
      modeOf,
    )
    .option('--map <file>', 'the mapping (default: imports/<library>.json in the folder of the brand)')
    .option('--dry-run', 'say what would be done, and write nothing')
    .option('--strict', 'write nothing where anything is not taken')
    .option('--all', 'show every changed line, and everything that was not taken')
    .addHelpText(
      'after',
      examples(
        'livery import tokens @acme/tokens --brand lotus',
        'livery import tokens @acme/tokens --brand lotus --mode light=white --mode dark=black',
        'livery import tokens design/acme.resolver.json --brand lotus --dry-run',
        'livery import tokens --map brands/lotus/imports/acme.json',
      ),
    )
    .action(async (sources: string[], options: ImportOptions, command: Command) =>
      finish(await run(sources, options, command, terminal)),
    );
};

async function run(sources: readonly string[], options: ImportOptions, command: Command, terminal: Terminal) {
  // Readers of JSON5 and of colours are needed by nothing else.
  const { runImport } = await import('./import-tokens.ts');
  return runImport(sources, options, command, terminal);
}

function modeOf(text: string, before: Readonly<Record<string, string | undefined>> = {}) {
  const [, mode, theme] = /^([a-z][a-z0-9-]*)(?:=(.+))?$/.exec(text) ?? [];
  if (mode === undefined) {
    throw new InvalidArgumentError('Expected a mode such as dark, or a mode and a theme such as dark=black.');
  }
  return { ...before, [mode]: theme };
}
