import { printStatus } from '@liveryjs/workspace/messages/print-status';
import { messagesStatus } from '@liveryjs/workspace/messages/status';
import { type Command, Option } from 'commander';
import { brandsNamed, isGroup, workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { addExport } from './messages-export.ts';
import { addImport } from './messages-import.ts';
import { examples, type Verb } from './verb.ts';

interface StatusOptions {
  readonly format: string;
  readonly json?: true;
}

export const messagesVerb: Verb = (program, terminal, finish) => {
  const messages = program
    .command('messages')
    .description('Hand the texts of brands to translators, take them back, and say how far each language is.')
    .addHelpText(
      'after',
      examples(
        'livery messages status',
        'livery messages export VI --missing --to vi.json',
        'livery messages import vi.json',
      ),
    );
  addExport(messages, terminal, finish);
  addImport(messages, terminal, finish);
  messages
    .command('status')
    .description(
      'Say how far each language is translated, by part: a group of widgets, pages, or what is shared.',
    )
    .argument(
      '[brand]',
      'id of a brand, or @ and the name of a group: all texts that its pages need (default: every text of all brands once)',
    )
    .addOption(
      new Option('--format <format>', 'how it is written').choices(['pretty', 'json']).default('pretty'),
    )
    .option('--json', 'the same as --format json')
    .addHelpText('after', examples('livery messages status', 'livery messages status aurora --json'))
    .action(async (brand: string | undefined, { format, json }: StatusOptions, command: Command) => {
      const workspace = await workspaceOf(command, foldersOf(command));
      const isJson = json || format === 'json';
      if (brand !== undefined && isGroup(brand)) {
        const rows = brandsNamed(command, workspace, [brand]).map((id) => ({
          brand: id,
          languages: messagesStatus(workspace, id),
        }));
        if (isJson) return terminal.out(JSON.stringify(rows, null, 2));
        for (const { brand: id, languages } of rows)
          terminal.out(`${terminal.colors.bold(id)}\n${printStatus(languages, terminal.colors)}\n`);
        return;
      }
      if (brand !== undefined) brandsNamed(command, workspace, [brand]);
      const status = messagesStatus(workspace, brand);
      terminal.out(isJson ? JSON.stringify(status, null, 2) : printStatus(status, terminal.colors));
    });
};
