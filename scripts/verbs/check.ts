import { resolve } from 'node:path';
import { compileLater } from '@liveryjs/workspace/check/compile-later';
import { threadsFor } from '@liveryjs/workspace/check/start-threads';
import { type Command, Option } from 'commander';
import { atOption } from './at-option.ts';
import { changeOption, withChange } from './change-option.ts';
import { type Folders, foldersOf, namesOf } from './folders.ts';
import { shardOf, wholeNumber } from './numbers.ts';
import type { CheckOptions } from './run-check.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

export const checkVerb: Verb = (program, terminal, finish) => {
  program
    .command('check')
    .description('Find what is wrong with brands: all issues at once, each with its place and its fix.')
    .argument('[brand...]', 'ids of brands, or @ and the name of a group (default: all)')
    .addOption(
      new Option('--format <format>', 'how issues are written')
        .choices(['pretty', 'json', 'sarif', 'github'])
        .default('pretty'),
    )
    .option('--max-warnings <n>', 'fail with more warnings than this', wholeNumber)
    .option('--shard <k/n>', 'check only one of n equal parts: other machines check the others', shardOf)
    .option('--all', 'every brand, as when none is named')
    .option(...atOption)
    .option(...changeOption)
    .option('--watch', 'check again whenever a file changes')
    .option('--fix', 'first put right what has one right answer, and say what was changed')
    .option('--unused', 'with --fix: take out keys that nothing uses, too')
    .addHelpText(
      'after',
      examples(
        'livery check',
        'livery check aurora --watch',
        'livery check @asia',
        'livery check --format sarif > livery.sarif',
        'livery check --max-warnings 0',
        'livery check --all --shard 3/10',
        'livery check lotus --fix',
        'livery check lotus --at 2026-12-24',
        'livery check --change spring-offer',
      ),
    )
    .action(async (ids: string[], options: CheckOptions, command: Command) => {
      if (options.change !== undefined && (options.fix || options.watch))
        command.error('error: --change goes neither with --fix nor with --watch.', {
          exitCode: exitCodes.usage,
        });
      const named = { ...foldersOf(command), ...(options.at !== undefined && { at: options.at }) };
      const folders = await withChange(command, named, options.change);
      const isWhole = ids.length === 0 && !options.shard && !options.fix && !options.watch;
      // Threads read the code of the check while this one does.
      const threads = isWhole ? threadsFor(folders, countFolders(folders)) : [];
      if (threads.length > 0) compileLater();
      const { runCheck } = await import('./run-check.ts');
      await runCheck(ids, options, { command, folders, threads, terminal, finish });
    });
};

/** Returns the number of brands at most. */
function countFolders({ root, brandsFolder }: Folders): number {
  const folder = resolve(root, brandsFolder);
  return namesOf(folder).names.length;
}
