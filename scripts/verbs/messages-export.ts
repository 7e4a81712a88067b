import { resolve } from 'node:path';
import { counted } from '@liveryjs/workspace/check/counts';
import { exportTexts } from '@liveryjs/workspace/messages/exported';
import {
  type FormatName,
  formatNames,
  formatOf,
  formats,
} from '@liveryjs/workspace/messages/formats/formats';
import { selectTexts } from '@liveryjs/workspace/messages/select-texts';
import type { Terminal } from '@liveryjs/workspace/terminal';
import { writeNamed } from '@liveryjs/workspace/write-file';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { brandsNamed, workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { examples, exitCodes } from './verb.ts';

interface ExportOptions {
  readonly brand?: string;
  readonly format?: FormatName;
  readonly missing?: true;
  readonly locale?: string;
  readonly to?: string;
}

/** Adds `livery messages export`. */
export function addExport(messages: Command, terminal: Terminal, finish: (code: number) => void): void {
  messages
    .command('export')
    .description(
      'Write the texts of one language for a translator: each with its source, what it is for, where it is shown, and what has to be in it.',
    )
    .argument('<code>', 'code of the language, as messages/<CODE>.json has it')
    .option(
      '--brand <brand>',
      'only what the pages of this brand, or of a group such as @asia, need (default: what the files of all brands say)',
    )
    .addOption(
      new Option(
        '--format <format>',
        'how it is written: json, csv for spreadsheets, or xliff for the tools of translators (default: as the ending of --to says, else json)',
      ).choices(formatNames),
    )
    .option('--missing', 'only texts that are missing, that are still those of the source, or that are stale')
    .option('--locale <tag>', 'language tag (BCP 47) of a language that no brand speaks yet', languageTag)
    .option('--to <file>', 'file to write (default: standard output)')
    .addHelpText(
      'after',
      examples(
        'livery messages export VI --format json > vi.json',
        'livery messages export VI --brand aurora --missing --to vi.csv',
        'livery messages export VI --format xliff --to vi.xlf',
        'livery messages export BR --locale pt-BR --to br.json',
      ),
    )
    .action(async (code: string, options: ExportOptions, command: Command) => {
      const { brand, missing, locale, to, format = formatOf(to) ?? 'json' } = options;
      const workspace = await workspaceOf(command, foldersOf(command));
      const brands = brand === undefined ? undefined : brandsNamed(command, workspace, [brand]);
      if (!/^[A-Za-z][A-Za-z0-9-]{1,15}$/.test(code))
        command.error(`error: ${JSON.stringify(code)} is no code of a language. Name one such as VI.`, {
          exitCode: exitCodes.usage,
        });
      const selection = selectTexts(workspace, code, { brands, locale });
      if ('wrong' in selection)
        return command.error(`error: ${selection.wrong}`, { exitCode: exitCodes.usage });
      const [first, second] = exportTexts(workspace, selection, { missing });
      if (second !== undefined && first !== undefined)
        command.error(
          `error: some brands are written in ${first.source.code}, and others in ${second.source.code}. Name one with --brand.`,
          { exitCode: exitCodes.usage },
        );
      if (first === undefined) {
        terminal.note(
          selection.texts.length === 0
            ? `No brand has texts to translate to ${code}.`
            : `Every text is translated to ${code}.`,
        );
        return finish(exitCodes.ok);
      }
      const text = formats[format].write(first);
      const summary = `${counted(first.texts.length, 'text')} from ${first.source.code} to ${code}`;
      if (to === undefined) {
        terminal.out(text.trimEnd());
        return terminal.note(`${summary}.`);
      }
      writeNamed(resolve(to), text);
      terminal.out(`${summary} in ${to}.`);
    });
}

function languageTag(text: string): string {
  try {
    return new Intl.Locale(text).baseName;
  } catch {
    throw new InvalidArgumentError('Expected a language tag such as pt-BR.');
  }
}
