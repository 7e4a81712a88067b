import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { saveFiles } from '@liveryjs/workspace/edits/save-files';
import {
  type FormatName,
  formatNames,
  formatOf,
  formats,
} from '@liveryjs/workspace/messages/formats/formats';
import { importTexts } from '@liveryjs/workspace/messages/import/import-texts';
import { printTexts } from '@liveryjs/workspace/messages/import/print-texts';
import { readOutside } from '@liveryjs/workspace/read-outside';
import type { Terminal } from '@liveryjs/workspace/terminal';
import { type Command, Option } from 'commander';
import { brandsNamed, workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { examples, exitCodes, HELD } from './verb.ts';

interface ImportOptions {
  readonly brand?: string;
  readonly format?: FormatName;
  readonly dryRun?: true;
  readonly strict?: true;
  readonly all?: true;
}

/** Adds `livery messages import`. */
export function addImport(messages: Command, terminal: Terminal, finish: (code: number) => void): void {
  messages
    .command('import')
    .description(
      'Take back what livery messages export wrote and a translator filled in. Each text is held against its source as it is now; what is in order is written, and no other byte changes.',
    )
    .argument('<file>', 'the file that came back')
    .option(
      '--brand <brand>',
      'put all texts into the file of this brand, or of each brand of a group such as @asia (default: each into that of the brand which the export named)',
    )
    .addOption(
      new Option(
        '--format <format>',
        'how the file is written (default: as the ending of its name says, else json)',
      ).choices(formatNames),
    )
    .option('--dry-run', 'show what would change, and write nothing')
    .option('--strict', 'write nothing where any text is refused')
    .option('--all', 'show every line that changes')
    .addHelpText(
      'after',
      examples('livery messages import vi.xlf --dry-run', 'livery messages import vi.csv --brand aurora'),
    )
    .action(async (file: string, options: ImportOptions, command: Command) => {
      const { brand, dryRun, strict, all, format = formatOf(file) ?? 'json' } = options;
      const workspace = await workspaceOf(command, foldersOf(command));
      const brands = brand === undefined ? [undefined] : brandsNamed(command, workspace, [brand]);
      if (!existsSync(resolve(file)))
        command.error(
          `error: there is no file ${resolve(file)}. Name the one that came back from the translator.`,
          {
            exitCode: exitCodes.usage,
          },
        );
      const returned = formats[format].read(readOutside(resolve(file), file), file);
      const imported = brands.map((id) => importTexts(workspace, returned, id));
      const files = imported.flatMap((texts) => texts.files);
      const refusals = imported.flatMap((texts) => texts.refusals);
      const isHeld = dryRun === true || (strict === true && refusals.length > 0);
      // Before anything is told: a reader that leaves early, such as head, ends the command.
      if (!isHeld) saveFiles(workspace, `livery messages import ${file}`, files);
      for (const texts of imported)
        terminal.out(printTexts(texts, { all: all === true, dryRun: isHeld }, terminal.colors));
      if (isHeld && dryRun !== true) terminal.out(HELD);
      finish(refusals.length > 0 ? exitCodes.failed : exitCodes.ok);
    });
}
