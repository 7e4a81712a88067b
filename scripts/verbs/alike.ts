import { type Command, Option } from 'commander';

/**
 * Gives `--json` to every verb that has a `--format` with JSON, and `--format` to every one that has `--json`: who learnt the
 * one for a verb may write it for all. The last of the two counts.
 */
export function makeFlagsAlike(command: Command): void {
  for (const verb of command.commands) makeFlagsAlike(verb);
  const optionOf = (flag: string) => command.options.find(({ long }) => long === flag);
  const [format, json] = [optionOf('--format'), optionOf('--json')];
  if (json && !format)
    command.addOption(
      new Option('--format <format>', 'how it is written; json is the same as --json').choices([
        'pretty',
        'json',
      ]),
    );
  if (format?.argChoices?.includes('json') && !json) command.option('--json', 'the same as --format json');
  if (!optionOf('--format') || !optionOf('--json')) return;
  command.on('option:json', () => command.setOptionValue('format', 'json'));
  command.on('option:format', (chosen: string) =>
    command.setOptionValue('json', chosen === 'json' ? true : undefined),
  );
}
