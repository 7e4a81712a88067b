import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { checkBrands } from '#scripts/check/check-brands.ts';
import { counted, countIssues } from '#scripts/check/counts.ts';
import { prettyIssues } from '#scripts/check/formats/pretty.ts';
import { brandFiles } from '#scripts/new/brand-files.ts';
import { idProblem } from '#scripts/new/id-problem.ts';
import type { Terminal } from '#scripts/terminal.ts';
import { keepSchemas } from '#scripts/types/editor/keep-schemas.ts';
import { listParents, loadBrand } from '#scripts/workspace/index.ts';
import { expectBrands, workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { newWidget } from './new-widget.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

export const newVerb: Verb = (program, terminal, finish) => {
  const verb = program
    .command('new')
    .description('Make a brand that is like another one, or a widget, ready to be changed.')
    .addHelpText(
      'after',
      examples(
        'livery new lotus --from aurora',
        'livery new lotus --from aurora --name "Lotus Play"',
        'livery new widget petals',
        'livery new widget games/petals',
      ),
    );
  verb
    .command('brand', { isDefault: true })
    .description('Make a brand that is like another one. The word "brand" may be left out.')
    .argument('<id>', 'id of the new brand: its folder and its host name <id>.localhost')
    .requiredOption('--from <brand>', 'the brand to inherit from')
    .option('--name <name>', 'the name that visitors read (default: from the id)')
    .action(async (id: string, options: { from: string; name?: string }, command: Command) =>
      finish(await newBrand(id, options, command, terminal)),
    );
  verb
    .command('widget')
    .description(
      'Make a widget that shows a heading: its description, its code and, where they can run, a story and a test.',
    )
    .argument(
      '<name>',
      'name of the new widget: its folder, and what manifests write. A group may stand before it: games/petals',
    )
    .action(async (path: string, _options: object, command: Command) =>
      finish(await newWidget(path, command, terminal)),
    );
};

async function newBrand(
  id: string,
  options: { readonly from: string; readonly name?: string },
  command: Command,
  terminal: Terminal,
): Promise<number> {
  const folders = foldersOf(command);
  const workspace = await workspaceOf(command, folders);
  const refuse = (sentence: string) => command.error(`error: ${sentence}`, { exitCode: exitCodes.usage });
  const problem = idProblem(id);
  if (problem !== undefined) refuse(problem);
  expectBrands(command, workspace, [options.from], listParents(workspace));
  const folder = resolve(workspace.root, workspace.brandsFolder, id);
  if (existsSync(folder)) refuse(`${folder} is there already. Choose another id.`);
  const parent = loadBrand(workspace, options.from);
  const { errors } = countIssues(parent.issues);
  if (errors > 0) {
    terminal.note(
      `${options.from} has ${counted(errors, 'error')}. Mend it first: livery check ${options.from}`,
    );
    return exitCodes.failed;
  }
  const texts = brandFiles(workspace, parent, { id, name: options.name ?? nameOf(id) });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const [file, text] of texts) writeFileSync(join(folder, file), text);

  const made = await workspaceOf(command, folders);
  await keepSchemas(made, { ids: [id] });
  const { issues } = await checkBrands(made);
  const own = issues.filter(({ file }) => file.startsWith(`${made.brandsFolder}/${id}/`));
  for (const text of prettyIssues(own, made.files, terminal.colors)) terminal.out(`${text}\n`);
  terminal.out(steps(id, `${made.brandsFolder}/${id}`, options.from, texts));
  return countIssues(own).errors > 0 ? exitCodes.failed : exitCodes.ok;
}

/** `red-lotus` → `Red Lotus` */
function nameOf(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function steps(id: string, folder: string, from: string, texts: ReadonlyMap<string, string>): string {
  const about: Readonly<Record<string, string>> = {
    'brand.json': 'what differs: name, domains, pages, languages, features',
    'tokens.json': `its colours, those of ${from} until you change them`,
    'assets/logo.svg': 'a mark and its name, until it has a logo of its own',
    'assets/favicon.svg': 'the mark, in the colour brand.500 of its tokens',
  };
  const widest = Math.max(...[...texts.keys()].map((file) => file.length));
  const files = [...texts.keys()].map((file) => `  ${folder}/${file.padEnd(widest)}  ${about[file] ?? ''}`);
  return [
    `Made ${id}, which inherits from ${from}:`,
    ...files,
    '',
    'Next:',
    `  livery dev              shows it under the host name ${id}.localhost; a running one does already`,
    `  livery check ${id}`,
    `  livery build ${id}`,
  ].join('\n');
}
