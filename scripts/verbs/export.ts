import { relative, resolve, sep } from 'node:path';
import { counted, countIssues } from '@liveryjs/workspace/check/counts';
import { type ExportedTokens, exportTokens } from '@liveryjs/workspace/export/export-tokens';
import { listBrands, loadBrand } from '@liveryjs/workspace/open';
import type { Colors } from '@liveryjs/workspace/terminal';
import { replaceFile } from '@liveryjs/workspace/write-file';
import type { Command } from 'commander';
import { brandsNamed, workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

interface Options {
  readonly out?: string;
  readonly json?: true;
}

/** Where exported tokens go: not among what is written by hand or published. */
const OUT = '.livery/tokens';

export const exportVerb: Verb = (program, terminal, finish) => {
  const verb = program
    .command('export')
    .description('Write what a brand has for other tools.')
    .addHelpText('after', examples('livery export tokens aurora'));
  verb
    .command('tokens')
    .description(
      'Write the tokens of a brand as it shows them, each with its value in full: one file a mode in the format of the Design Tokens Community Group, 2025.10, and a resolver file that names them.',
    )
    .argument(
      '[brand...]',
      'ids of brands, or @ and the name of a group (default: every brand that is not abstract)',
    )
    .option('--out <folder>', `where the files go (default: ${OUT})`)
    .option('--json', 'as data: one object a brand, with its files and what the format cannot say')
    .addHelpText(
      'after',
      examples(
        'livery export tokens aurora',
        'livery export tokens aurora --out design/tokens',
        'livery export tokens --json',
      ),
    )
    .action(async (names: string[], { out, json }: Options, command: Command) => {
      if (out?.trim() === '')
        command.error('error: --out is empty. Name the folder that the files go to.', {
          exitCode: exitCodes.usage,
        });
      const workspace = await workspaceOf(command, foldersOf(command));
      const ids = brandsNamed(command, workspace, names);
      const folder = out === undefined ? resolve(workspace.root, OUT) : resolve(out);
      const rows: object[] = [];
      let failed = false;
      for (const id of ids.length > 0 ? ids : listBrands(workspace)) {
        const brand = loadBrand(workspace, id);
        if (brand.abstract && ids.length === 0) continue;
        const exported = exportTokens(id, brand);
        if (exported === undefined) {
          failed = true;
          terminal.note(whyNot(id, brand));
          continue;
        }
        const paths = exported.files.map(({ name, text }) => {
          const path = resolve(folder, name);
          replaceFile(path, text);
          const shown = relative(workspace.root, path);
          return shown.startsWith('..') ? path : shown.split(sep).join('/');
        });
        const { tokens, modes, remarks } = exported;
        if (json) rows.push({ brand: id, tokens, modes, files: paths, remarks });
        else terminal.out(printed(id, exported, paths, terminal.colors));
      }
      if (json) terminal.out(JSON.stringify(rows, null, 2));
      finish(failed ? exitCodes.failed : exitCodes.ok);
    });
};

function whyNot(id: string, { abstract, issues }: ReturnType<typeof loadBrand>): string {
  if (abstract)
    return `${id} is abstract: its tokens get their values in the brands that extend it. Name one of those.`;
  const errors = counted(countIssues(issues).errors, 'error');
  return `The tokens of ${id} cannot be written, because the brand has ${errors}. See: livery check ${id}`;
}

function printed(
  id: string,
  { tokens, modes, remarks }: ExportedTokens,
  paths: readonly string[],
  colors: Colors,
): string {
  const sum = `${id}: ${counted(tokens, 'token')} in ${counted(modes.length, 'mode')}.`;
  const lost = remarks.map(({ name, what }) => `  ${name}: ${what}`);
  return [sum, ...paths.map((path) => `  ${path}`), ...lost.map((line) => colors.yellow(line))].join('\n');
}
