import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type JsonObject, own } from '@liveryjs/compiler/manifest';
import { checkBrands } from '@liveryjs/workspace/check/check-brands';
import { counted, countIssues } from '@liveryjs/workspace/check/counts';
import { prettyIssues } from '@liveryjs/workspace/check/formats/pretty';
import { listParents, loadBrand, openWorkspace } from '@liveryjs/workspace/open';
import { withFiles } from '@liveryjs/workspace/open/with-files';
import type { Terminal } from '@liveryjs/workspace/terminal';
import { keepSchemas } from '@liveryjs/workspace/types/editor/keep-schemas';
import { writeFolder } from '@liveryjs/workspace/write-file';
import type { Command } from 'commander';
import { brandFiles } from '#scripts/new/brand-files.ts';
import { describeBrand } from '#scripts/new/describe-brand.ts';
import { idProblem } from '#scripts/new/id-problem.ts';
import { type BrandOption, questionsOf } from '#scripts/new/questions.ts';
import { expectBrands, workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { exitCodes } from './verb.ts';

export interface NewBrandOptions extends Partial<Readonly<Record<BrandOption, string>>> {
  readonly from: string;
  readonly yes?: true;
}

/** Makes a brand. Nothing is written where an answer is wrong. */
export async function newBrand(
  id: string,
  { from, yes, ...given }: NewBrandOptions,
  command: Command,
  terminal: Terminal,
): Promise<number> {
  const folders = foldersOf(command);
  const workspace = await workspaceOf(command, folders);
  const refuse = (sentence: string) => command.error(`error: ${sentence}`, { exitCode: exitCodes.usage });
  const problem = idProblem(id);
  if (problem !== undefined) refuse(problem);
  expectBrands(command, workspace, [from], listParents(workspace));
  const folder = resolve(workspace.root, workspace.brandsFolder, id);
  if (existsSync(folder)) refuse(`${folder} is there already. Choose another id.`);
  const parent = loadBrand(workspace, from);
  const { errors } = countIssues(parent.issues);
  if (errors > 0) {
    terminal.note(`${from} has ${counted(errors, 'error')}. Mend it first: livery check ${from}`);
    return exitCodes.failed;
  }
  const path = `${workspace.brandsFolder}/${id}`;
  const textsWith = (members: JsonObject) =>
    brandFiles(workspace, parent, { id, name: String(own(members, 'name') ?? id), members });
  const openWith = (members: JsonObject) => {
    const texts = [...textsWith(members)].map(([file, after]) => ({ path: `${path}/${file}`, after }));
    return openWorkspace({ ...folders, files: withFiles(workspace.files, texts) });
  };
  const described = await describeBrand(questionsOf(workspace, parent, id), {
    given,
    ask: yes ? undefined : terminal.ask,
    note: terminal.note,
    findings: (members) => loadBrand(openWith(members), id).issues,
  });
  if (described === undefined) {
    terminal.note('\nNothing was made.');
    return exitCodes.interrupted;
  }
  if ('wrong' in described) refuse(described.wrong.join('\n'));
  else {
    const { members, left } = described;
    const wouldBe = openWith(members);
    const all = (await checkBrands(wouldBe)).issues.filter(({ file }) => file.startsWith(`${path}/`));
    const collisions = all.filter(({ code }) => code === 'domain-collision');
    if (collisions.length > 0)
      refuse(`--domains: ${collisions.map(({ message, hint }) => `${message} ${hint}`).join(' ')}`);
    const texts = textsWith(members);
    writeFolder(folder, texts);
    const made = await workspaceOf(command, folders);
    for (const text of prettyIssues(all, made.files, terminal.colors)) terminal.out(`${text}\n`);
    terminal.out(steps(id, path, from, texts, left));
    await keepSchemas(made, { ids: [id] });
    return countIssues(all).errors > 0 ? exitCodes.failed : exitCodes.ok;
  }
  return exitCodes.usage;
}

function steps(
  id: string,
  folder: string,
  from: string,
  texts: ReadonlyMap<string, string>,
  left: readonly string[],
): string {
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
    ...(left.length > 0
      ? ['', `Left to do in ${folder}/brand.json:`, ...left.map((task) => `  ${task}`)]
      : []),
    '',
    'Next:',
    `  livery dev              shows it under the host name ${id}.localhost; a running one does already`,
    `  livery check ${id}`,
    `  livery build ${id}`,
  ].join('\n');
}
